import { ApiError, isPlanLimit } from '../../../lib/api/api-error.ts';
import { outcomeText } from '../../../lib/api/outcome-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { meaningQuestionsOf } from './use-meanings.ts';

/** Publishing again changes nothing if it is published already. */
const UNCERTAIN = 'It may be published: publish again to be sure';

/** Why publishing was refused. Nothing for the plan's limit, which has a dialog, and for texts whose meaning is asked about. */
export function PublishRefusal({ error }: { error: Error | null }) {
  if (error === null || isPlanLimit(error) || meaningQuestionsOf(error).length > 0) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  const details = error instanceof ApiError && code !== 'CONFLICT' ? Object.values(error.fields) : [];
  return (
    <Notice tone="critical" heading={outcomeText(error, 'The survey was not published', UNCERTAIN)}>
      {code === 'CONFLICT'
        ? 'This survey was changed in another window or by someone else. Close this dialog and make any edit: you can then compare both versions and choose one.'
        : [error.message, ...details].join(' ')}
    </Notice>
  );
}
