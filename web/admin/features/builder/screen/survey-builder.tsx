import { Badge, Button } from '@shopify/polaris';
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
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
import { useFindings } from './builder-context.tsx';
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
  const [isPublishing, setPublishing] = useState(false);
  const definition = useDeferredValue(
    useSyncExternalStore(session.subscribe, () => session.getState().definition),
  );
  const liveVersion = survey?.liveVersion ?? null;
  const status = survey?.status ?? 'draft';
  const changes = useUnpublished(surveyId, survey, definition);
  const hasNothingNew = status === 'live' && changes === 0;
  const { label, tone } = BADGES[status];
  const publish = (): void => setPublishing(true);
  return (
    <Builder
      session={session}
      kind="survey"
      back={{ to: ROUTES.home, label: 'Back to surveys' }}
      status={
        <>
          <Badge {...(tone && { tone })}>{label}</Badge>
          {liveVersion === null ? (
            <Readiness definition={definition} />
          ) : (
            <span>{unpublishedWords(changes)}</span>
          )}
        </>
      }
      action={
        hasNothingNew ? (
          <>
            <StoreButton surveyId={surveyId} />
            <Button variant="primary" url={pathTo(ROUTES.analytics, { surveyId })}>
              See answers
            </Button>
          </>
        ) : (
          <>
            {survey !== null && <StoreButton surveyId={surveyId} />}
            <Button variant="primary" onClick={publish}>
              {liveVersion === null || status !== 'live' ? 'Publish' : 'Publish changes'}
            </Button>
            {isPublishing && (
              <PublishDialog
                surveyId={surveyId}
                liveVersion={liveVersion}
                onClose={() => setPublishing(false)}
                onPublished={setSurvey}
              />
            )}
          </>
        )
      }
      versions={<VersionsPanel surveyId={surveyId} liveVersion={liveVersion} />}
    />
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
  const version = useVersion(surveyId, survey?.liveVersion ?? null);
  const live = version.data?.definition;
  return useMemo(() => (live ? describeChanges(live, definition).length : null), [live, definition]);
}

function unpublishedWords(changes: number | null): string {
  if (changes === null) return '';
  if (changes === 0) return 'Everything is published';
  return changes === 1 ? '1 unpublished change' : `${changes} unpublished changes`;
}
