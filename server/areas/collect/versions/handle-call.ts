import { AppError } from '#shared/errors.ts';
import {
  previewExpired,
  type readPreview,
  isPreviewVersion,
} from '#server/areas/surveys/preview/preview-token.ts';
import type { PublishedVersion, PublishedVersions } from './published-versions.ts';
import type { Caller, RefusalRecorder } from '../refusals/refusal-recorder.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

export interface CallDeps {
  readonly published: PublishedVersions;
  /** Returns the content of a preview token; null if it is invalid or expired. */
  readonly readPreview: (token: string) => ReturnType<typeof readPreview>;
  /** Throws RATE_LIMITED if a survey gets too many calls. */
  readonly admit: (survey: SurveyKey) => void;
  readonly refusals: RefusalRecorder;
}

/** The version that a call names. */
interface Named {
  readonly publicId: string;
  readonly version: number;
  readonly test?: boolean | undefined;
  readonly previewToken?: string | undefined;
}

/** The version of a call, and whether the call is a test. */
export interface CallVersion {
  readonly published: PublishedVersion;
  readonly isTest: boolean;
}

/** Finds the version that a call names and passes it to `take`. Counts each refusal. */
export async function handleCall<Result>(
  deps: CallDeps,
  { named, caller }: { readonly named: Named; readonly caller: Caller },
  take: (found: CallVersion) => Promise<Result>,
): Promise<Result> {
  let found: CallVersion | undefined;
  try {
    found = await findNamed(deps, named);
    deps.admit(found.published);
    return await take(found);
  } catch (error) {
    deps.refusals.record(error, found?.published, caller);
    throw error;
  }
}

/** A test must have a preview token of its survey, which is checked before the draft is read. */
async function findNamed({ published, readPreview }: CallDeps, named: Named): Promise<CallVersion> {
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
    throw previewExpired();
  }
  return { published: found, isTest };
}
