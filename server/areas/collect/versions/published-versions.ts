import { compileSurvey, type CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { upgradeDefinition } from '#server/areas/surveys/definitions/upgrade-definition.ts';
import { storeOfPublicId } from '#server/areas/surveys/public-id.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { findDraftRevision, findPublishedVersion } from './published-repository.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';
import { isPreviewVersion, revisionOf } from '#server/areas/surveys/preview/preview-token.ts';

/** A version, or a previewed draft, compiled to check answers against. */
export interface PublishedVersion {
  readonly storeId: string;
  readonly surveyId: string;
  readonly version: number;
  readonly survey: CompiledSurvey;
}

export interface PublishedVersions {
  /** Returns null if no such version was published. */
  find(publicId: string, version: number): Promise<PublishedVersion | null>;
}

/** The maximum number of cached questions and options: some tens of megabytes. */
const MAX_PARTS = 50_000;

/** Caches versions, which never change. Whether a survey accepts answers is not cached; the batch decides that. */
export function createPublishedVersions({ database }: Pick<Deps, 'database'>): PublishedVersions {
  const cache = createBoundedCache<PublishedVersion | null>({
    maxWeight: MAX_PARTS,
    weigh: (found) => (found === null ? 1 : partsOf(found.survey)),
    // The version may be published at any moment.
    keeps: (found) => found !== null,
  });
  return {
    find(publicId, version) {
      const storeId = storeOfPublicId(publicId);
      if (storeId === null) return Promise.resolve(null);
      return cache.get(`${version} ${publicId}`, async () => {
        const row = isPreviewVersion(version)
          ? await findDraftRevision(database, storeId, publicId, revisionOf(version))
          : await findPublishedVersion(database, storeId, publicId, version);
        if (row === null) return null;
        return {
          storeId,
          surveyId: row.surveyId,
          version,
          survey: compileSurvey(upgradeDefinition(row.definition)),
        };
      });
    },
  };
}

function partsOf({ questions }: CompiledSurvey): number {
  return questions.reduce((sum, question) => sum + 1 + optionsOf(question).length, 1);
}
