import { Button } from '@shopify/polaris';
import { memo, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { ROUTES } from '#shared/routes.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { nextStepOf } from '../../../lib/surveys/next-step.ts';
import { useAfterPaint } from '../../../lib/page/use-after-paint.ts';
import { useStandingOf, useSurveyStanding } from '../../../lib/surveys/survey-standing.ts';
import { StandingBadge } from '../../../ui/survey-home/standing-badge.tsx';
import { SurveyTabs } from '../../../ui/survey-home/survey-tabs.tsx';
import { describeChanges } from '../changes/describe-changes.ts';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { useVersion } from '../publish/use-version.ts';
import { readinessOf, readinessText } from '../publish/publish-readiness.ts';
import type { BuilderSession } from '../state/builder-session.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { useBuilderState, useFindings } from './builder-context.tsx';
import { Builder } from './builder.tsx';
import styles from './screen.module.css';

interface SurveyBuilderProps {
  readonly session: BuilderSession;
  readonly surveyId: string;
  readonly survey: SurveyDetails | null;
}

/** A survey's builder, with publishing. */
export function SurveyBuilder({ session, surveyId, survey: first }: SurveyBuilderProps) {
  const [survey, setSurvey] = useState(first);
  const liveVersion = survey?.liveVersion ?? null;
  const isCreated = useSyncExternalStore(session.subscribe, () => session.isCreated);
  return (
    <Builder
      session={session}
      kind="survey"
      back={{ to: ROUTES.home, label: 'Back to surveys' }}
      status={<DraftStatus surveyId={surveyId} survey={survey} />}
      action={<MainAction surveyId={surveyId} survey={survey} onPublished={setSurvey} />}
      tabs={
        <div className={styles.tabs}>
          <SurveyTabs surveyId={surveyId} at={ROUTES.builder} isStored={survey !== null || isCreated} />
        </div>
      }
      versions={<VersionsPanel surveyId={surveyId} liveVersion={liveVersion} />}
    />
  );
}

interface SurveyProps {
  readonly surveyId: string;
  readonly survey: SurveyDetails | null;
}

interface StatusProps extends SurveyProps {
  readonly onPublished: (survey: SurveyDetails) => void;
}

/** The survey's status, and what the draft changes or lacks. Only the latter renders again with every edit. */
function DraftStatus({ surveyId, survey }: SurveyProps) {
  const { standing } = useStep(surveyId, survey);
  return (
    <>
      {standing && <StandingBadge standing={standing} />}
      {survey === null || survey.liveVersion === null ? (
        <Readiness />
      ) : (
        <Unpublished surveyId={surveyId} survey={survey} />
      )}
    </>
  );
}

/**
 * The main action: publish, or see answers. The dialog is not part of the button: publishing first removes blank
 * options, and the button disappears if those were the only change.
 */
function MainAction({ surveyId, survey, onPublished }: StatusProps) {
  const [isPublishing, setPublishing] = useState(false);
  const publish = useCallback(() => setPublishing(true), []);
  return (
    <>
      {survey?.status === 'live' ? (
        <LiveAction surveyId={surveyId} survey={survey} onPublish={publish} />
      ) : (
        <PublishButton label="Publish" onPublish={publish} />
      )}
      {isPublishing && (
        <PublishDialog
          surveyId={surveyId}
          liveVersion={survey?.liveVersion ?? null}
          onClose={() => setPublishing(false)}
          onPublished={onPublished}
        />
      )}
    </>
  );
}

function LiveAction({ surveyId, survey, onPublish }: SurveyProps & { readonly onPublish: () => void }) {
  return useUnpublished(surveyId, survey) === 0 ? (
    <NextStep surveyId={surveyId} survey={survey} />
  ) : (
    <PublishButton label="Publish changes" onPublish={onPublish} />
  );
}

function NextStep({ surveyId, survey }: SurveyProps) {
  const { step } = useStep(surveyId, survey);
  return (
    step && (
      <Button variant="primary" url={step.to}>
        {step.label}
      </Button>
    )
  );
}

/** Does not render again with every edit. */
const PublishButton = memo(function PublishButton({
  label,
  onPublish,
}: {
  label: string;
  onPublish: () => void;
}) {
  return (
    <Button variant="primary" onClick={onPublish}>
      {label}
    </Button>
  );
});

/** The survey's status and what it leads to. A survey without a first edit has no row on the server yet. */
function useStep(surveyId: string, survey: SurveyDetails | null) {
  const header = useSurveyStanding(surveyId, survey !== null);
  const standingOf = useStandingOf();
  if (survey === null) return { standing: 'draft', step: null } as const;
  const standing = header && standingOf(header.standing);
  const wasSeen = (header?.standing.seen.length ?? 0) > 0;
  const step =
    standing && nextStepOf(standing, { surveyId, screen: 'build', responses: header.responses, wasSeen });
  return { standing, step: step ?? null };
}

function Readiness() {
  const definition = useDraft();
  const findings = useFindings();
  const readiness = useMemo(() => readinessOf(definition, findings), [definition, findings]);
  return <span>{readinessText(readiness, definition.questions.length)}</span>;
}

function Unpublished({ surveyId, survey }: SurveyProps) {
  return <span>{unpublishedText(useUnpublished(surveyId, survey))}</span>;
}

/** The draft, once the edit's direct effect is painted. */
function useDraft(): SurveyDefinition {
  return useAfterPaint(useBuilderState((state) => state.definition));
}

/** The number of unpublished changes; null while unknown. */
function useUnpublished(surveyId: string, survey: SurveyDetails | null): number | null {
  const definition = useDraft();
  const live = useVersion(surveyId, survey?.liveVersion ?? null).data?.definition;
  return live ? countChanges(live, definition) : null;
}

const counted = new WeakMap<
  SurveyDefinition,
  { readonly live: SurveyDefinition; readonly changes: number }
>();

/** Memoised: several components ask about the same draft. */
function countChanges(live: SurveyDefinition, draft: SurveyDefinition): number {
  const known = counted.get(draft);
  if (known?.live === live) return known.changes;
  const changes = describeChanges(live, draft).length;
  counted.set(draft, { live, changes });
  return changes;
}

function unpublishedText(changes: number | null): string {
  if (changes === null) return '';
  if (changes === 0) return 'Everything is published';
  return changes === 1 ? '1 unpublished change' : `${changes} unpublished changes`;
}
