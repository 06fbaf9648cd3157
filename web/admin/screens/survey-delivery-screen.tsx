import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import { Progress } from '../features/attach/progress.tsx';
import { AddToStore } from '../features/attach/add-to-store.tsx';
import { TimingSettings } from '../features/deliver/timing-settings.tsx';
import { AudienceSettings } from '../features/target/audience-settings.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { deliveryDraftName, useDeliveryDraft } from '../lib/surveys/delivery-draft.ts';
import { nextStepOf } from '../lib/surveys/next-step.ts';
import { useServices } from '../lib/services.tsx';
import { useSurveyDelivery } from '../lib/surveys/survey-delivery.ts';
import { useStandingOf, useSurveyStanding } from '../lib/surveys/survey-standing.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { SurveyHome } from '../ui/survey-home/survey-home.tsx';
import { tabId, Tabs } from '../ui/tabs.tsx';
import { useToasts } from '../ui/toasts/toasts.tsx';
import { UnsavedBar } from '../ui/unsaved-bar/unsaved-bar.tsx';
import { useLeavingNotice } from '../ui/unsaved-bar/use-leaving-notice.ts';
import styles from './survey-delivery-screen.module.css';

/** How a survey reaches shoppers: where, who and when. */
export function SurveyDeliveryScreen() {
  const { surveyId = '' } = useParams();
  const { data, error, refetch, isFetching } = useSurveyDelivery(surveyId);
  if (data) return <Delivery key={surveyId} about={data} />;
  return (
    <Screen title="On your store">
      {error ? (
        <Notice
          tone="critical"
          heading="This could not be loaded"
          action={{ label: 'Try again', onAction: () => void refetch(), isBusy: isFetching }}
        >
          {error.message} Nothing is lost.
        </Notice>
      ) : (
        <div className={styles.panels} aria-busy="true" aria-label="Loading">
          {TABS.map((tab) => (
            <div key={tab} className={styles.skeleton} />
          ))}
        </div>
      )}
    </Screen>
  );
}

const TABS = ['Add to store', 'Who sees it', 'When and how'] as const;
const PANEL = 'delivery-panel';

function Delivery({ about }: { about: SurveyDelivery }) {
  const [tab, setTab] = useState<string>(TABS[0]);
  const { show } = useToasts();
  const header = useSurveyStanding(about.surveyId);
  const standingOf = useStandingOf();
  const standing = header && standingOf(header.standing);
  const step =
    standing &&
    nextStepOf(standing, { surveyId: about.surveyId, screen: 'store', responses: header.responses });
  const draft = useDeliveryDraft(about, () =>
    show({
      variant: 'success',
      title: 'Saved',
      description:
        about.status === 'live'
          ? 'Your store’s pages follow within a minute.'
          : 'It holds once the survey is live.',
    }),
  );
  useLeavingNotice(deliveryDraftName(about.surveyId), `“${about.name}”`);
  return (
    <SurveyHome
      surveyId={about.surveyId}
      name={about.name}
      standing={standing}
      action={
        <>
          <PreviewButton surveyId={about.surveyId} />
          {step && (
            <Button variant="primary" url={step.to}>
              {step.label}
            </Button>
          )}
        </>
      }
    >
      {header && standing && (
        <Progress about={about} header={header} standing={standing} onAudience={() => setTab(TABS[1])} />
      )}
      <Tabs label="Parts" tabs={TABS} selected={tab} onSelect={setTab} panel={PANEL} />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)} className={styles.panels}>
        {tab === TABS[0] && <AddToStore about={about} draft={draft} />}
        {tab === TABS[1] && <AudienceSettings about={about} draft={draft} />}
        {tab === TABS[2] && <TimingSettings about={about} draft={draft} />}
      </div>
      <UnsavedBar
        isShown={draft.isChanged}
        isSaving={draft.isSaving}
        fault={draft.error && faultText(draft.error)}
        onSave={draft.save}
        onDiscard={draft.discard}
      />
    </SurveyHome>
  );
}

/** Previews the draft on the merchant's store. The tab opens synchronously, or browsers would block it. */
function PreviewButton({ surveyId }: { surveyId: string }) {
  const { call } = useServices();
  const { show } = useToasts();
  const preview = (): void => {
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    call('POST /surveys/{surveyId}/store-preview', { surveyId }).then(
      ({ url }) => {
        if (tab) tab.location.href = url;
        else {
          show({
            variant: 'info',
            title: 'Your browser blocked the new tab',
            action: { label: 'Open preview', onAction: () => void window.open(url, '_blank', 'noopener') },
          });
        }
      },
      (error: unknown) => {
        tab?.close();
        const description = error instanceof Error ? error.message : String(error);
        show({ variant: 'destructive', title: 'No preview was opened', description });
      },
    );
  };
  return <Button onClick={preview}>Preview</Button>;
}

/** Includes the reasons for single fields, because their tab may not be open. */
function faultText(error: Error): string {
  const reasons = error instanceof ApiError ? Object.values(error.fields) : [];
  return [error.message, ...reasons, 'What you chose is still here.'].join(' ');
}
