import { queryFromParameters, queryToParameters } from '#shared/analytics/query-codec.ts';
import type { Share } from '#shared/api/shares.ts';
import type { ShareRecord } from './share-repository.ts';

export function presentShare({ surveyId: _, parameters, ...share }: ShareRecord): Share {
  return {
    ...share,
    parameters: queryToParameters(queryFromParameters((name) => parameters[name])),
  };
}
