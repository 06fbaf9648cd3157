import type { ReadableScore } from '#shared/survey/types/helpers/scale-schema.ts';

export const scoreText = ({ value, scale }: ReadableScore) => `${value} of ${scale}`;
