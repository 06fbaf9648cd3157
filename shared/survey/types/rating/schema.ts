import * as z from 'zod/mini';
import type { DeepReadonly } from '../../../deep-readonly.ts';
import { whole } from '../../schema.ts';
import { questionFields, point, ratingSchema } from '../result-schema.ts';
import { SURVEY_LIMITS } from '../../survey-limits.ts';
import { scaleLabels, scaleSchemas } from '../helpers/scale-schema.ts';
import { flow, questionSchema } from '../schema.ts';

const scale = whole(SURVEY_LIMITS.ratingScaleMin, SURVEY_LIMITS.ratingScaleMax);

export const ratingSchemas = {
  ...scaleSchemas,
  question: questionSchema(
    'rating',
    z.strictObject({ scale, ...scaleLabels, displayType: z.enum(['stars', 'numbers']), ...flow }),
  ),
  result: z.object({
    ...questionFields,
    kind: z.literal('rating'),
    scale: z.number(),
    summary: z.nullable(ratingSchema),
    points: z.array(point),
  }),
};

export type RatingResult = DeepReadonly<z.output<typeof ratingSchemas.result>>;
