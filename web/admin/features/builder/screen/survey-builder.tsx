import { Badge, Button } from '@shopify/polaris';
import { memo, useDeferredValue, useState } from 'react';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { ROUTES } from '#shared/routes.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { pathTo } from '../../../lib/path-to.ts';
import { describeChanges } from '../changes/describe-changes.ts';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { useVersion } from '../publish/use-live-version.ts';
import { readinessOf, readinessWords } from '../publish/what-is-missing.ts';
import type { BuilderSession } from '../state/builder-session.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { useBuilderState, useFindings } from './builder-context.tsx';
import { Builder } from './builder.tsx';

interface SurveyBuilderProps {
  readonly session: BuilderSession;
  readonly surveyId: string;
  readonly survey: SurveyDetails | null;
}

const BADGES = {
  draft: { label: 'Draft', tone: 'info' },
  live: { label: 'Live', tone: 'success' },
  paused: { label: 'Paused', tone: 'attention' },
  closed: { label: 'Closed', tone: undefined },
} as const;

/** A survey's builder: what every builder has, and what it takes to go live. */
export function SurveyBuilder({ session, surveyId, survey: first }: SurveyBuilderProps) {
  const [survey, setSurvey] = useState(first);
  const liveVersion = survey?.liveVersion ?? null;
  const standing = { surveyId, survey, onPublished: setSurvey };
  return (
    <Builder
      session={session}
      kind="survey"
      back={{ to: ROUTES.home, label: 'Back to surveys' }}
      status={<Standing {...standing} />}
      action={<NextStep {...standing} />}
      versions={<VersionsPanel surveyId={surveyId} liveVersion={liveVersion} />}
    />
  );
}

interface StandingProps {
  readonly surveyId: string;
  readonly survey: SurveyDetails | null;
  readonly onPublished: (survey: SurveyDetails) => void;
}

/** Whether it is live, and what of the draft is not or cannot be. */
function Standing({ surveyId, survey }: StandingProps) {
  const definition = useDeferredValue(useBuilderState((state) => state.definition));
  const changes = useUnpublished(surveyId, survey, definition);
  const { label, tone } = BADGES[survey?.status ?? 'draft'];
  return (
    <>
      <Badge {...(tone && { tone })}>{label}</Badge>
      {survey === null || survey.liveVersion === null ? (
        <Readiness definition={definition} />
      ) : (
        <span>{unpublishedWords(changes)}</span>
      )}
    </>
  );
}

/** The one main action: to the shoppers, or to what they answered. */
function NextStep({ surveyId, survey, onPublished }: StandingProps) {
  const definition = useDeferredValue(useBuilderState((state) => state.definition));
  const changes = useUnpublished(surveyId, survey, definition);
  if (survey?.status === 'live' && changes === 0) return <ToAnswers surveyId={surveyId} />;
  return <ToShoppers surveyId={surveyId} survey={survey} onPublished={onPublished} />;
}

/** Drawn again when the survey's standing changes, not with every edit. */
const ToShoppers = memo(function ToShoppers({ surveyId, survey, onPublished }: StandingProps) {
  const [isPublishing, setPublishing] = useState(false);
  return (
    <>
      {survey !== null && <StoreButton surveyId={surveyId} />}
      <Button variant="primary" onClick={() => setPublishing(true)}>
        {survey?.status === 'live' ? 'Publish changes' : 'Publish'}
      </Button>
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
});

function ToAnswers({ surveyId }: { surveyId: string }) {
  return (
    <>
      <StoreButton surveyId={surveyId} />
      <Button variant="primary" url={pathTo(ROUTES.analytics, { surveyId })}>
        See answers
      </Button>
    </>
  );
}

/** Where it appears and who sees it: the step after publishing, and one that may come before. */
function StoreButton({ surveyId }: { surveyId: string }) {
  return <Button url={pathTo(ROUTES.delivery, { surveyId })}>Add to store</Button>;
}

function Readiness({ definition }: { definition: SurveyDefinition }) {
  const findings = useFindings();
  return <span>{readinessWords(readinessOf(definition, findings), definition.questions.length)}</span>;
}

/** How many changes are not live yet; null while that is not known. */
function useUnpublished(
  surveyId: string,
  survey: SurveyDetails | null,
  definition: SurveyDefinition,
): number | null {
  const live = useVersion(surveyId, survey?.liveVersion ?? null).data?.definition;
  return live ? countChanges(live, definition) : null;
}

const counted = new WeakMap<
  SurveyDefinition,
  { readonly live: SurveyDefinition; readonly changes: number }
>();

/** Asked from more than one place about the same draft. */
function countChanges(live: SurveyDefinition, draft: SurveyDefinition): number {
  const known = counted.get(draft);
  if (known?.live === live) return known.changes;
  const changes = describeChanges(live, draft).length;
  counted.set(draft, { live, changes });
  return changes;
}

function unpublishedWords(changes: number | null): string {
  if (changes === null) return '';
  if (changes === 0) return 'Everything is published';
  return changes === 1 ? '1 unpublished change' : `${changes} unpublished changes`;
}
