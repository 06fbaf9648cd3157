import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from './require-found.ts';
import { upgradeDefinition } from './definitions/upgrade-definition.ts';
import { findSurvey } from './survey-repository.ts';
import { findVersion, findVersions, VERSION_PAGE_SIZE } from './version-repository.ts';
import { onePage } from '#server/kernel/limits/one-page.ts';
import { UNKNOWN_PAGE } from '#shared/api/paging.ts';
import { AppError } from '#shared/errors.ts';
import { LARGEST_INT } from '#shared/largest-int.ts';
import { describeSurvey } from './describe-survey.ts';
import { loadFeatures } from './plan-limits.ts';
import type { SurveyDeps } from './survey-deps.ts';
import { storeDraft } from './save-draft.ts';

export async function getVersion(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { surveyId, version }: InputOf<typeof api.getVersion>,
): Promise<OutputOf<typeof api.getVersion>> {
  requireFound(await findSurvey(database, storeId, surveyId));
  const stored = requireFound(
    await findVersion(database, storeId, surveyId, version),
    'This survey has no such version.',
  );
  return { ...stored, definition: upgradeDefinition(stored.definition) };
}

export async function listVersions(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { surveyId, after }: InputOf<typeof api.listVersions>,
): Promise<OutputOf<typeof api.listVersions>> {
  const before = readPlace(after);
  requireFound(await findSurvey(database, storeId, surveyId));
  const rows = await findVersions(database, storeId, surveyId, { limit: VERSION_PAGE_SIZE + 1, before });
  const { shown, next } = onePage(rows, VERSION_PAGE_SIZE, ({ version }) => String(version));
  return { versions: shown, next };
}

/** The last version of the previous page; null for the first page. */
function readPlace(after: string): number | null {
  if (after === '') return null;
  const version = Number(after);
  if (/^[1-9]\d*$/.test(after) && version <= LARGEST_INT) return version;
  throw new AppError('INVALID_INPUT', undefined, { fields: { after: UNKNOWN_PAGE } });
}

/** Restores a version as a save of the draft, so the same conflict checks apply and it can be undone. */
export async function restoreVersion(
  deps: Pick<SurveyDeps, 'database' | 'billing'>,
  session: Session,
  input: InputOf<typeof api.restoreVersion>,
): Promise<api.SurveyDetails> {
  const { storeId } = session;
  const { definition } = await getVersion(deps, session, input);
  const features = await loadFeatures(deps, storeId);
  return deps.database.transaction(async (tx) => {
    await storeDraft(tx, storeId, { ...input, definition }, features);
    return describeSurvey(tx, storeId, input.surveyId);
  });
}
