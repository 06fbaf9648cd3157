import { ANSWER_LIMITS } from '../../answer-limits.ts';
import type { SingleChoiceAnswer } from '../../answer.ts';
import type { ChoiceConfig, QuestionOf } from '../../question.ts';
import { OTHER_ID } from '../../question-types.ts';
import { choiceIds, isOffered } from '../../options.ts';
import { hasOnly, pickOne, type MadeUpMood } from '../checking.ts';
import { textFault } from './text-fault.ts';

export const oneChoiceChecking = {
  fault({ config }: QuestionOf<'single_select' | 'drop_down'>, fields: object) {
    if (!hasOnly(fields, 'optionId', 'otherValue') || typeof fields.optionId !== 'string') return 'malformed';
    return choiceFault(config, [fields.optionId], fields.otherValue);
  },
  madeUp({ config }: QuestionOf<'single_select' | 'drop_down'>, mood: MadeUpMood): SingleChoiceAnswer {
    const optionId = pickOne(idsToPick(config), mood, true);
    return { optionId, otherValue: otherWords([optionId]) };
  },
};

/** The ids for generated answers. Other is used only when there is no option. */
export function idsToPick(config: ChoiceConfig): string[] {
  const ids = config.options.map(({ id }) => id);
  return ids.length > 0 ? ids : choiceIds(config);
}

export const otherWords = (ids: readonly string[]) => (ids.includes(OTHER_ID) ? 'Something else' : null);

export function choiceFault(config: ChoiceConfig, chosen: readonly string[], otherValue: unknown) {
  if (chosen.length === 0) return 'blank';
  // No valid selection is longer, so a very long one is refused unread.
  if (chosen.length > config.options.length + 1) return 'unknown_option';
  if (!chosen.every((id) => isOffered(config, id))) return 'unknown_option';
  if (new Set(chosen).size < chosen.length) return 'repeated_option';
  if (otherValue === null) return null;
  if (typeof otherValue !== 'string') return 'malformed';
  return chosen.includes(OTHER_ID) ? textFault(otherValue, ANSWER_LIMITS.otherLength) : 'other_not_chosen';
}
