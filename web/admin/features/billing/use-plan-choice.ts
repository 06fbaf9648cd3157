import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BillingCustomer, BillingPlan } from '#shared/api/billing.ts';
import { ROUTES } from '#shared/routes.ts';
import { useServices } from '../../lib/services.tsx';
import { useChangePlan } from '../../lib/billing/plan-changes.ts';
import { useStartWithFree } from './start-with-free.ts';
import { planFault } from './plan-fault.ts';

/** Handles the choice of a plan: starts Free, asks before a downgrade, or opens the charge page. */
export function usePlanChoice(customer: BillingCustomer) {
  const { page } = useServices();
  const navigate = useNavigate();
  const free = useStartWithFree();
  const change = useChangePlan();
  const [asked, setAsked] = useState<BillingPlan | null>(null);
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  useEffect(() => {
    // The browser's Back may restore the page from its cache in the state before leaving.
    const stay = (): void => setLeavingFor(null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  const subscription = customer.subscription?.active ? customer.subscription : null;
  // Changed, though perhaps the reply was lost.
  if (asked !== null && asked.id === subscription?.plan.id) setAsked(null);
  const changeTo = (plan: BillingPlan, keepLive: readonly string[] = []): void =>
    change.mutate(
      { planId: plan.id, keepLive },
      {
        onSuccess: ({ confirmationUrl }) => {
          setAsked(null);
          if (confirmationUrl === null) return;
          setLeavingFor(plan.id);
          page.leaveTo(confirmationUrl);
        },
      },
    );
  const choose = (plan: BillingPlan): void => {
    if (plan.amount > 0) return changeTo(plan);
    if (subscription) return setAsked(plan);
    free.mutate(undefined, { onSuccess: () => void navigate(ROUTES.home) });
  };
  const freePlanId = customer.plans.find(({ amount }) => amount === 0)?.id ?? null;
  const error = free.error ?? change.error;
  const wanted = free.isError ? freePlanId : change.variables?.planId;
  const isMade = subscription?.plan.id === wanted && subscription?.cancelOn === undefined;
  const pending = free.isPending ? freePlanId : change.isPending ? change.variables.planId : null;
  return {
    choose,
    changeTo,
    /** The smaller plan that awaits confirmation. */
    asked,
    stopAsking: () => {
      change.reset();
      setAsked(null);
    },
    busyWith: pending ?? leavingFor,
    /** None once the plan, read again, is the wanted one. */
    fault: error && !isMade ? planFault(error) : undefined,
  };
}
