import { ANSWER_LIMITS } from '#shared/survey/answer-limits.ts';
import type { Answer, MultiChoiceAnswer, SingleChoiceAnswer } from '#shared/survey/answer.ts';
import { OTHER_ID, type ChoiceQuestion } from '#shared/survey/question.ts';
import type { ShownOption } from '#shared/survey/run/run.ts';
import { ENGLISH as words } from '#web/survey-view/english.ts';
import { say } from '#web/survey-view/messages.ts';
import { draw } from '../../platform.ts';
import { noFault, type CheckoutContext, type CheckoutInput } from '../input.ts';

/** Radio buttons, checkboxes or a dropdown, with Other and its text field at the end. */
export function choices({ question, state, answer }: CheckoutContext<ChoiceQuestion>): CheckoutInput {
  const isMulti = question.type === 'multi_select';
  const isDropDown = question.type === 'drop_down';
  const parts = state.options.map((option) =>
    draw(isDropDown ? 's-option' : 's-choice', { value: option.id }, optionText(option)),
  );
  const control = isDropDown
    ? draw('s-select', { label: question.text, placeholder: words.selectOption }, ...parts)
    : draw(
        's-choice-list',
        { label: question.text, labelAccessibilityVisibility: 'exclusive', multiple: isMulti },
        ...parts,
      );
  const other = draw('s-text-field', {
    label: words.pleaseSpecify,
    placeholder: words.pleaseSpecify,
    maxLength: ANSWER_LIMITS.otherLength,
  });
  const chosen = (): readonly string[] =>
    isDropDown ? [String(control.value ?? '')].filter(Boolean) : (control.values ?? []);
  const send = (): void => {
    const optionIds = chosen();
    const otherValue = optionIds.includes(OTHER_ID) ? String(other.value ?? '') : null;
    const [optionId] = optionIds;
    if (isMulti) answer({ optionIds, otherValue });
    else answer(optionId === undefined ? undefined : { optionId, otherValue });
  };
  control.addEventListener('change', send);
  other.addEventListener('input', send);
  return {
    elements: [control, other],
    control,
    fault: noFault,
    update(now) {
      const ids = idsOf(now);
      control.values = ids;
      control.value = ids[0] ?? '';
      for (const part of parts) part.selected = ids.includes(String(part.value));
      other.hidden = !ids.includes(OTHER_ID);
      other.value = (now as SingleChoiceAnswer | undefined)?.otherValue ?? '';
    },
  };
}

function idsOf(answer: Answer | undefined): readonly string[] {
  const { optionId, optionIds } = (answer ?? {}) as Partial<SingleChoiceAnswer & MultiChoiceAnswer>;
  return optionIds ?? (optionId === undefined ? [] : [optionId]);
}

function optionText({ id, text, number }: ShownOption): string {
  return text.trim() || (id === OTHER_ID ? words.other : say(words.response, number));
}
