import { ANSWER_LIMITS } from '#shared/survey/answer-limits.ts';
import type { Answer, MultiChoiceAnswer, SingleChoiceAnswer } from '#shared/survey/answer.ts';
import type { ChoiceQuestion } from '#shared/survey/question.ts';
import { OTHER_ID } from '#shared/survey/question-types.ts';
import { optionText } from '#web/survey-view/types/helpers/option-text.ts';
import { draw, type DrawnElement } from '../../../draw.ts';
import { hideable, showIf } from '../../platform.ts';
import { noFault, type CheckoutContext, type CheckoutInput } from '../input.ts';

/** Radio buttons, checkboxes or a dropdown, with Other and its text field at the end. */
export function choices(context: CheckoutContext<ChoiceQuestion>): CheckoutInput {
  const { question, words, answer } = context;
  const isMulti = question.type === 'multi_select';
  const list = question.type === 'drop_down' ? dropDown(context) : choiceList(context);
  const other = draw('s-text-field', {
    label: words.pleaseSpecify,
    maxLength: ANSWER_LIMITS.otherLength,
  });
  const otherPart = hideable(other);
  const send = (): void => {
    const optionIds = list.chosen();
    const otherValue = optionIds.includes(OTHER_ID) ? (other.value ?? '') : null;
    const [optionId] = optionIds;
    if (isMulti) answer({ optionIds, otherValue });
    else answer(optionId === undefined ? undefined : { optionId, otherValue });
  };
  list.control.addEventListener('change', send);
  other.addEventListener('input', send);
  return {
    elements: [list.control, otherPart],
    control: list.control,
    fault: noFault,
    update(now) {
      const ids = idsOf(now);
      list.choose(ids);
      showIf(otherPart, ids.includes(OTHER_ID));
      other.value = (now as SingleChoiceAnswer | undefined)?.otherValue ?? '';
    },
  };
}

/** A control with options, whatever it looks like. */
interface OptionList {
  readonly control: DrawnElement<'s-choice-list'> | DrawnElement<'s-select'>;
  readonly chosen: () => readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

function choiceList({ question, words, state }: CheckoutContext<ChoiceQuestion>): OptionList {
  const parts = state.options.map((option) =>
    draw('s-choice', { value: option.id }, optionText(option, words)),
  );
  const control = draw(
    's-choice-list',
    {
      label: question.text,
      labelAccessibilityVisibility: 'exclusive',
      multiple: question.type === 'multi_select',
    },
    ...parts,
  );
  return {
    control,
    chosen: () => control.values ?? [],
    choose(ids) {
      control.values = [...ids];
      for (const part of parts) part.selected = ids.includes(part.value ?? '');
    },
  };
}

function dropDown({ question, words, state }: CheckoutContext<ChoiceQuestion>): OptionList {
  const parts = state.options.map((option) =>
    draw('s-option', { value: option.id }, optionText(option, words)),
  );
  const control = draw('s-select', { label: question.text, placeholder: words.selectOption }, ...parts);
  return {
    control,
    chosen: () => [control.value ?? ''].filter(Boolean),
    choose(ids) {
      control.value = ids[0] ?? '';
      for (const part of parts) part.selected = ids.includes(part.value ?? '');
    },
  };
}

function idsOf(answer: Answer | undefined): readonly string[] {
  const { optionId, optionIds } = (answer ?? {}) as Partial<SingleChoiceAnswer & MultiChoiceAnswer>;
  return optionIds ?? (optionId === undefined ? [] : [optionId]);
}
