import { Button } from '@shopify/polaris';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { SurveyStanding } from '#shared/api/surveys.ts';
import { PAGE_KINDS, type PlacementType } from '#shared/delivery/delivery.ts';
import { liesAt } from '#shared/delivery/place-order.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import type { Standing } from '#shared/delivery/standing.ts';
import { placeState } from '../features/attach/place-state.ts';
import { PlacementSettings } from '../features/attach/placement-settings.tsx';
import { ReallyThere } from '../features/attach/really-there.tsx';
import { ASKING_PARTS, AskingSentence, type AskingPart } from '../features/deliver/asking-sentence.tsx';
import { OftenSettings, WhenSettings } from '../features/deliver/timing-settings.tsx';
import { StoreMap } from '../features/store-map/store-map.tsx';
import { AudienceSettings } from '../features/target/audience-settings.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { deliveryDraftName, useDeliveryDraft, type DeliveryDraft } from '../lib/surveys/delivery-draft.ts';
import { nextStepOf } from '../lib/surveys/next-step.ts';
import { useServices } from '../lib/services.tsx';
import { useSurveyDelivery } from '../lib/surveys/survey-delivery.ts';
import { useStandingContext, useStandingOf, useSurveyStanding } from '../lib/surveys/survey-standing.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { SurveyHome } from '../ui/survey-home/survey-home.tsx';
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
          <div className={styles.skeleton} />
          <div className={styles.skeleton} />
        </div>
      )}
    </Screen>
  );
}

type Opened = PlacementType | AskingPart;

const isPlacement = (opened: Opened | null): opened is PlacementType =>
  opened !== null && opened in PLACEMENT_WORDS;

function Delivery({ about }: { about: SurveyDelivery }) {
  const { placements } = about.delivery;
  // Of a survey that is only a link, the link is what the merchant comes for.
  const isLink = placements.length === 1 && placements[0]?.type === 'hosted';
  const [opened, setOpened] = useState<Opened | null>(isLink ? 'hosted' : null);
  const toggle = (part: Opened) => setOpened(part === opened ? null : part);
  const header = useSurveyStanding(about.surveyId);
  const standingOf = useStandingOf();
  const standing = header && standingOf(header.standing);
  const draft = useSavedDraft(about);
  const settings = { about, draft };
  return (
    <SurveyHome
      surveyId={about.surveyId}
      name={about.name}
      standing={standing}
      action={
        <>
          <PreviewButton about={about} />
          {header && standing && <NextAct about={about} header={header} standing={standing} />}
        </>
      }
    >
      <div className={styles.panels}>
        <StoreMap {...settings} opened={isPlacement(opened) ? opened : null} onOpen={toggle} />
        {isPlacement(opened) && (
          <Part label={PLACEMENT_WORDS[opened].name} onClose={() => setOpened(null)}>
            <PlacementSettings {...settings} type={opened} />
          </Part>
        )}
        <div className={styles.pair}>
          <AskingSentence {...settings} opened={opened} onOpen={toggle} />
          {header && standing && <ReallyThere about={about} header={header} standing={standing} />}
        </div>
        {opened !== null && !isPlacement(opened) && (
          <Part key={opened} label={ASKING_PARTS[opened]} onClose={() => setOpened(null)}>
            {opened === 'who' && <AudienceSettings {...settings} />}
            {opened === 'often' && <OftenSettings draft={draft} />}
            {opened === 'when' && <WhenSettings {...settings} />}
          </Part>
        )}
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

function useSavedDraft(about: SurveyDelivery): DeliveryDraft {
  const { show } = useToasts();
  useLeavingNotice(deliveryDraftName(about.surveyId), `“${about.name}”`);
  return useDeliveryDraft(about, () =>
    show({
      variant: 'success',
      title: 'Saved',
      description:
        about.status === 'live'
          ? 'Your store’s pages follow within a minute.'
          : 'It holds once the survey is live.',
    }),
  );
}

interface PartProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The settings behind a word or a place. They take the focus when they open, and give it back. */
function Part({ label, onClose, children }: PartProps) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={part} className={styles.part} aria-label={label} tabIndex={-1}>
      <header>
        <h2>{label}</h2>
        <Button variant="plain" onClick={onClose} accessibilityLabel={`Close: ${label}`}>
          Close
        </Button>
      </header>
      {children}
    </section>
  );
}

interface NextActProps {
  readonly about: SurveyDelivery;
  readonly header: SurveyStanding;
  readonly standing: Standing;
}

/** The next step; from publishing on, the one that leads to a page that shows the survey. */
function NextAct({ about, header, standing }: NextActProps) {
  const { placements, seen } = header.standing;
  const context = useStandingContext();
  const { editor, surveyId, storeUrl } = about;
  const needed = placements.find(
    (each) => placeState(each, about, header.standing, context).needsSwitch && each !== 'hosted',
  );
  const isReported = needed && context.switchedOn?.[needed] === false;
  if (isReported && (standing === 'off' || standing === 'removed')) {
    const url = { thank_you: editor.checkout, popup: editor.embed, embedded: editor.block, hosted: '' }[
      needed
    ];
    return <Act url={url} label={`Switch on: ${PLACEMENT_WORDS[needed].name}`} isExternal />;
  }
  if (standing === 'unseen') {
    const isOrder = placements.every((each) => each === 'thank_you' || each === 'hosted');
    return <Act url={storeUrl} label={isOrder ? 'Place a test order' : 'See it on your store'} isExternal />;
  }
  const step = nextStepOf(standing, {
    surveyId,
    screen: 'store',
    responses: header.responses,
    wasSeen: seen.length > 0,
  });
  return step && <Act url={step.to} label={step.label} />;
}

function Act({ url, label, isExternal = false }: { url: string; label: string; isExternal?: boolean }) {
  return (
    <Button variant="primary" url={url} external={isExternal}>
      {label}
    </Button>
  );
}

/**
 * Previews on the merchant's store what is published, on a page where it lies; a survey that was never published, as it is
 * written. The tab opens synchronously, or browsers would block it. */
function PreviewButton({ about }: { about: SurveyDelivery }) {
  const { call } = useServices();
  const { show } = useToasts();
  const preview = (): void => {
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    const page = PAGE_KINDS.find((kind) => liesAt(about, kind));
    call('POST /surveys/{surveyId}/store-preview', { surveyId: about.surveyId, page }).then(
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
