import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { saveDelivery } from '#shared/api/delivery.ts';
import type { RequestOf } from '#shared/api/endpoint.ts';
import type { StoreDetails } from '#shared/api/store.ts';
import type { OnboardingPlace } from '#shared/api/values.ts';
import { DEFAULT_DELIVERY, type Placement } from '#shared/delivery/delivery.ts';
import { ROUTES } from '#shared/routes.ts';
import { CONFIRMATION } from '../../lib/page/confirmation.ts';
import { pathTo } from '../../lib/path-to.ts';
import { useServices } from '../../lib/services.tsx';
import { STORE_DETAILS_KEY } from '../../lib/store/store-details.ts';
import { BILLING_CUSTOMER_KEY, hasSubscription, useBillingCustomer } from '../../lib/billing/subscription.ts';

interface FirstSurvey {
  readonly templateId: string;
  readonly places: readonly OnboardingPlace[];
  /** Otherwise the survey stays a draft and opens in the builder. */
  readonly isPublished: boolean;
}

const PLACEMENTS: Readonly<Record<OnboardingPlace, Placement>> = {
  thank_you: { type: 'thank_you' },
  popup: { type: 'popup', pages: { kinds: [], paths: [] }, trigger: { type: 'delay', seconds: 5 } },
  hosted: { type: 'hosted' },
};

/**
 * Starts the free plan, creates the survey and publishes it. Each call may be repeated, so after a failure the same
 * press goes on where it stopped; the survey's id is made of the template's for that reason.
 */
export function useFirstSurvey() {
  const { call } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const customer = useBillingCustomer().data;
  const after = useRef<StoreDetails | null>(null);
  // On unmount, when the address has changed. Set earlier, the gate would redirect from the onboarding to the list.
  useEffect(
    () => () => {
      if (after.current) queries.setQueryData(STORE_DETAILS_KEY, after.current);
    },
    [queries],
  );
  return useMutation({
    mutationFn: async ({ templateId, places, isPublished }: FirstSurvey) => {
      if (!customer || !hasSubscription(customer)) {
        queries.setQueryData(BILLING_CUSTOMER_KEY, await call('POST /billing/start-with-free', {}));
      }
      const surveyId = `first-${templateId}`;
      const { revision } = await call('POST /surveys', { surveyId, templateId });
      const delivery = { ...DEFAULT_DELIVERY, placements: places.map((place) => PLACEMENTS[place]) };
      await call('PUT /surveys/{surveyId}/delivery', { surveyId, delivery } as RequestOf<
        typeof saveDelivery
      >);
      if (isPublished)
        await call('POST /surveys/{surveyId}/publish', { surveyId, draftRevision: revision, meanings: [] });
      return { surveyId, details: await call('POST /onboarding/complete', {}) };
    },
    onSuccess: ({ surveyId, details }, { isPublished }) => {
      const path = pathTo(isPublished ? ROUTES.delivery : ROUTES.builder, { surveyId });
      void navigate(path, { replace: true, state: CONFIRMATION });
      after.current = details;
    },
  });
}
