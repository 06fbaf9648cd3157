import type { Question, QuestionType } from '#shared/survey/question.ts';
import { isBlank } from '#shared/survey/plain-text.ts';

interface TypeWords {
  readonly name: string;
  /** What it is good for, in a few words. */
  readonly use: string;
}

export const TYPE_WORDS: Readonly<Record<QuestionType, TypeWords>> = {
  single_select: { name: 'Single choice', use: 'One answer from a list' },
  multi_select: { name: 'Multiple choice', use: 'Several answers from a list' },
  text: { name: 'Free text', use: 'An answer in their own words' },
  rating: { name: 'Rating', use: 'Stars or numbers' },
  nps: { name: 'Net promoter score', use: 'Would they recommend you, 0 to 10' },
  drop_down: { name: 'Dropdown', use: 'One answer from a long list' },
  date: { name: 'Date', use: 'A day in the calendar' },
};

const SHORT = 60;

/** How a question is called in lists and sentences: its place and its text. */
export function questionName({ text, orderIndex }: Pick<Question, 'text' | 'orderIndex'>): string {
  return `${orderIndex + 1}. ${shortText(text)}`;
}

export function shortText(text: string): string {
  if (isBlank(text)) return 'Untitled question';
  return text.length > SHORT ? `${text.slice(0, SHORT - 1).trimEnd()}…` : text;
}
