import type { NumberAnswer } from '../../answer.ts';
import type { QuestionTexts } from '../../definition.ts';
import type { Question, ScaleQuestion } from '../../question.ts';
import { lowestOfScale } from '../../question-traits.ts';
import type { QuestionText } from '../editing.ts';

interface ScaleLabels {
  readonly minLabel: string;
  readonly maxLabel: string;
}

/** The editing rules that rating and NPS share. */
export const scaleEditing = {
  keep(from: Question): Partial<ScaleLabels> {
    if (!('minLabel' in from.config)) return {};
    const { minLabel, maxLabel } = from.config;
    return { minLabel, maxLabel };
  },
  translate: (config: ScaleLabels, texts: QuestionTexts): ScaleLabels => ({
    minLabel: texts.minLabel ?? config.minLabel,
    maxLabel: texts.maxLabel ?? config.maxLabel,
  }),
  meaning: ({ scale }: { readonly scale: number }) => scale,
  findings: () => [],
  fromTemplate({ labels: [minLabel, maxLabel] = ['', ''] }: QuestionText): ScaleLabels {
    return { minLabel, maxLabel };
  },
};

export function scaleRules(type: ScaleQuestion['type']) {
  const lowest = lowestOfScale(type);
  return {
    values: ({ scale }: { readonly scale: number }) =>
      Array.from({ length: scale - lowest + 1 }, (_, step) => String(lowest + step)),
    takesSeveral: () => false,
    answerOf: ([value]: readonly string[]): NumberAnswer => ({ value: Number(value) }),
  };
}
