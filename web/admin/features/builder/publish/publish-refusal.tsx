import { FEATURE_OF } from '#shared/plan/gates.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useUpgrade } from '../../../lib/upgrade.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { meaningQuestionsOf } from './use-meanings.ts';

/** Why publishing was refused. Texts whose meaning the server asks about are handled below, not shown as errors. */
export function PublishRefusal({ error }: { error: Error | null }) {
  const { open: askToUpgrade } = useUpgrade();
  if (error === null || meaningQuestionsOf(error).length > 0) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  const details = error instanceof ApiError && code !== 'CONFLICT' ? Object.values(error.fields) : [];
  const isLimit = code === 'PLAN_LIMIT';
  return (
    <Notice
      tone="critical"
      heading="The survey was not published"
      {...(isLimit && { action: { label: 'See plans', onAction: () => askToUpgrade(FEATURE_OF.publish) } })}
    >
      {code === 'CONFLICT'
        ? 'It was changed somewhere else in the meantime. Close this and edit once more to see both versions.'
        : [error.message, ...details].join(' ')}
    </Notice>
  );
}
