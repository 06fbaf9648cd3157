import type { NumberAnswer } from '../../answer.ts';
import type { ScaleQuestion } from '../../question.ts';
import { lowestOfScale } from '../../question-traits.ts';
import { hasOnly, type MadeUpMood } from '../checking.ts';
import { isOnScale } from './scale-answering.ts';

export const scaleChecking = {
  fault(question: ScaleQuestion, fields: object) {
    if (!hasOnly(fields, 'value') || typeof fields.value !== 'number') return 'malformed';
    return isOnScale(question, fields.value) ? null : 'out_of_scale';
  },
  madeUp({ type, config }: ScaleQuestion, { content, next }: MadeUpMood): NumberAnswer {
    const noise = (next() + next() - 1) * 0.35;
    const place = Math.min(1, Math.max(0, content + noise));
    const lowest = lowestOfScale(type);
    return { value: lowest + Math.round(place * (config.scale - lowest)) };
  },
};
