import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ChangeList } from '../changes/change-list.tsx';
import { describeChanges } from '../changes/describe-changes.ts';
import type { useVersion } from './use-version.ts';

interface LiveChangesProps {
  readonly live: ReturnType<typeof useVersion>;
  readonly definition: SurveyDefinition;
}

/** What publishing would change for shoppers. */
export function LiveChanges({ live, definition }: LiveChangesProps) {
  if (live.isError) {
    return (
      <Notice
        tone="critical"
        heading="The live version could not be loaded"
        action={{ label: 'Try again', onAction: () => void live.refetch(), isBusy: live.isFetching }}
      >
        Nothing is lost. Without it we cannot say what changes.
      </Notice>
    );
  }
  if (!live.data) return <p aria-busy="true">Looking at what changed…</p>;
  const changes = describeChanges(live.data.definition, definition);
  return (
    <section>
      <h3>{changes.length > 0 ? 'What changes for shoppers' : 'Nothing changed since it was published'}</h3>
      <ChangeList changes={changes} />
    </section>
  );
}
