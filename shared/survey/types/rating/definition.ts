import type { RatingSummary } from '../../../analytics/ratings.ts';
import type { NumberAnswer } from '../../answer.ts';
import type { FlowConfig } from '../../question.ts';
import type { PointResult, ReadableScore } from '../helpers/scale-results.ts';
import type { QuestionResultBase } from '../results.ts';

export interface RatingConfig extends FlowConfig {
  readonly scale: number;
  readonly minLabel: string;
  readonly maxLabel: string;
  readonly displayType: 'stars' | 'numbers';
}

export interface RatingResult extends QuestionResultBase {
  readonly kind: 'rating';
  readonly scale: number;
  readonly summary: RatingSummary | null;
  readonly points: readonly PointResult[];
}

export interface Rating {
  readonly config: RatingConfig;
  readonly answer: NumberAnswer;
  readonly texts: 'minLabel' | 'maxLabel';
  readonly readable: ReadableScore;
  readonly result: RatingResult;
}
