import { ANSWER_LIMITS } from '#shared/limits.ts';
import type {
  Answer,
  MultiChoiceAnswer,
  NumberAnswer,
  SingleChoiceAnswer,
  TextAnswer,
} from '#shared/survey/answer.ts';
import { assertNever } from '#shared/survey/never.ts';
import { OTHER_ID, type Question } from '#shared/survey/question.ts';
import { lowestOfScale } from '#shared/survey/question-traits.ts';
import type { RunState, ShownOption } from '#shared/survey/run/run.ts';
import { ENGLISH as words, say } from '#web/survey-view/messages.ts';
import { draw, type Drawn } from './platform.ts';

/** What takes the answer to one question. */
export interface CheckoutInput {
  readonly elements: readonly Drawn[];
  /** What carries the message when the answer is missing: the platform moves to it and reads it out. */
  readonly control: Drawn;
  readonly update: (answer: Answer | undefined) => void;
  /** Why what is typed is no answer at all; empty if it is one. */
  readonly fault: () => string;
}

export type Answering = (answer: Answer | undefined) => void;

export function createInput(question: Question, state: RunState, answer: Answering): CheckoutInput {
  switch (question.type) {
    case 'single_select':
    case 'drop_down':
    case 'multi_select':
      return choices(question, state.options, answer);
    case 'rating':
    case 'nps':
      return scale(question, answer);
    case 'text':
      return freeText(question.config.placeholder, question.text, answer);
    case 'date':
      return day(question, answer);
    default:
      return assertNever(question);
  }
}

const noFault = () => '';

/** Radio buttons, checkboxes or a dropdown, with Other and its words at the end. */
function choices(question: Question, options: readonly ShownOption[], answer: Answering): CheckoutInput {
  const isMulti = question.type === 'multi_select';
  const isDropDown = question.type === 'drop_down';
  const parts = options.map((option) =>
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

function scale(question: Extract<Question, { type: 'rating' | 'nps' }>, answer: Answering): CheckoutInput {
  const { config, type, text } = question;
  const first = lowestOfScale(type);
  const steps = Array.from({ length: config.scale - first + 1 }, (_, at) => String(first + at));
  const parts = steps.map((step) => draw('s-choice', { value: step }, step));
  const control = draw(
    's-choice-list',
    { label: text, labelAccessibilityVisibility: 'exclusive', variant: 'inline' },
    ...parts,
  );
  const ends = draw(
    's-text',
    { color: 'subdued' },
    `${first}: ${config.minLabel || words.bad} – ${config.scale}: ${config.maxLabel || words.great}`,
  );
  control.addEventListener('change', () => {
    const [value] = control.values ?? [];
    answer(value === undefined ? undefined : { value: Number(value) });
  });
  return {
    elements: [control, ends],
    control,
    fault: noFault,
    update(now) {
      const value = (now as NumberAnswer | undefined)?.value;
      control.values = value === undefined ? [] : [String(value)];
      for (const part of parts) part.selected = part.value === String(value);
    },
  };
}

function freeText(placeholder: string, label: string, answer: Answering): CheckoutInput {
  const control = draw('s-text-area', { label, placeholder, rows: 4, maxLength: ANSWER_LIMITS.textLength });
  control.addEventListener('input', () => answer({ value: String(control.value ?? '') }));
  return {
    elements: [control],
    control,
    fault: noFault,
    update: (now) => void (control.value = (now as TextAnswer | undefined)?.value ?? ''),
  };
}

/** A day chosen again is taken back, unless the question wants one. */
function day({ text, isRequired }: Question, answer: Answering): CheckoutInput {
  const control = draw('s-date-field', { label: text, placeholder: 'YYYY-MM-DD' });
  let current = '';
  control.addEventListener('change', () => {
    const typed = String(control.value ?? '').trim();
    const again = typed === current && typed !== '';
    if (typed === '' ? !isRequired : again && !isRequired) answer(undefined);
    else if (isDay(typed)) answer({ value: typed });
    if (again && !isRequired) control.value = '';
  });
  return {
    elements: [control],
    control,
    fault: () => {
      const typed = String(control.value ?? '').trim();
      return typed === '' || isDay(typed) ? '' : words.invalidDate;
    },
    update(now) {
      current = (now as TextAnswer | undefined)?.value ?? '';
      if (current !== '') control.value = current;
    },
  };
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}
