import { AppError } from '#shared/errors.ts';
import { previewEnded, type readPreview } from '#server/areas/surveys/preview/preview-token.ts';
import { isPreviewVersion } from '#server/areas/surveys/preview/preview-version.ts';
import type { PublishedVersion, PublishedVersions } from './published-versions.ts';
import type { Refusals } from '../refusals/refusals.ts';
import type { RefusalNotes } from '../refusals/refusal-notes.ts';

/** Whose survey it is, and which. */
export type SurveyKey = Pick<PublishedVersion, 'storeId' | 'surveyId'>;

/** The address that a call came from, as one caller; null for the dev store's made-up shoppers. */
export type Caller = string | null;

export interface CallDeps {
  readonly published: PublishedVersions;
  /** What a preview's token opens; null for a token that is not ours, or too old. */
  readonly readPreview: (token: string) => ReturnType<typeof readPreview>;
  /** Throws RATE_LIMITED when too many come to one survey at once. */
  readonly admit: (survey: SurveyKey) => void;
  readonly refusals: Refusals;
  readonly refusalNotes: RefusalNotes;
}

/** What a call of a shopper's page names. */
interface Named {
  readonly publicId: string;
  readonly version: number;
  readonly test?: boolean | undefined;
  readonly previewToken?: string | undefined;
}

/** The version that a call names, and whether it only tries the survey out. */
export interface Found {
  readonly published: PublishedVersion;
  readonly isTest: boolean;
}

/** Finds the version that a call of a shopper's page names and lets `take` work on it. Every refusal is counted. */
export async function takeCall<Result>(
  deps: CallDeps,
  { named, caller }: { readonly named: Named; readonly caller: Caller },
  take: (found: Found) => Promise<Result>,
): Promise<Result> {
  let found: Found | undefined;
  try {
    found = await findNamed(deps, named);
    deps.admit(found.published);
    return await take(found);
  } catch (error) {
    deps.refusals.count(error);
    if (found && error instanceof AppError) deps.refusalNotes.note(found.published, error.code, caller);
    throw error;
  }
}

/** A test needs the token of a preview of its own survey, which is checked before anything of the draft is read. */
async function findNamed({ published, readPreview }: CallDeps, named: Named): Promise<Found> {
  const { publicId, version, test, previewToken } = named;
  const isTest = test === true || previewToken !== undefined || isPreviewVersion(version);
  if (!isTest) {
    const found = await published.find(publicId, version);
    if (found === null) throw new AppError('NOT_FOUND', 'There is no such survey.');
    return { published: found, isTest };
  }
  const preview = previewToken === undefined ? null : readPreview(previewToken);
  const found = preview === null ? null : await published.find(publicId, version);
  if (found === null || found.storeId !== preview?.storeId || found.surveyId !== preview.surveyId) {
    throw previewEnded();
  }
  return { published: found, isTest };
}
