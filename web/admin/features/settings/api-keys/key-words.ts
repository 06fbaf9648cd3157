import type { ApiKey } from '#shared/api/keys.ts';
import type { KeyScope } from '#shared/connections/key-scopes.ts';

/** What merchants read about what a key may do. */
export const SCOPE_WORDS: Readonly<Record<KeyScope, { readonly name: string; readonly help: string }>> = {
  read: {
    name: 'Read surveys and answers',
    help: 'Surveys, results, and each response with its customer and order numbers.',
  },
  write: {
    name: 'Change surveys',
    help: 'Create and edit drafts, publish, pause and close. It cannot delete anything.',
  },
  export: { name: 'Download files', help: 'All responses or results of a survey as CSV.' },
};

/** Why a key ended. */
export const END_WORDS: Readonly<Record<NonNullable<ApiKey['endedBy']>, string>> = {
  merchant: 'Ended here',
  plan: 'Ended with the plan',
  uninstall: 'Ended when Askwell was uninstalled',
  restore: 'Ended when Askwell was restored from a backup',
};
