import type { Nps as NpsScore } from '../../../analytics/nps.ts';
import type { NumberAnswer } from '../../answer.ts';
import type { NextConfig } from '../../question.ts';
import type { PointResult, ReadableScore } from '../helpers/scale-results.ts';
import type { QuestionResultBase } from '../results.ts';

/** The only type without a *terminal* setting, as in the specification. */
export interface NpsConfig extends NextConfig {
  readonly scale: 10;
  readonly minLabel: string;
  readonly maxLabel: string;
}

export interface NpsResult extends QuestionResultBase {
  readonly kind: 'nps';
  readonly nps: NpsScore | null;
  readonly points: readonly PointResult[];
}

export interface Nps {
  readonly config: NpsConfig;
  readonly answer: NumberAnswer;
  readonly texts: 'minLabel' | 'maxLabel';
  readonly readable: ReadableScore;
  readonly result: NpsResult;
}
