import type { Answer } from '#shared/survey/answer.ts';
import { compileSurvey, END } from '#shared/survey/compile-logic.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { ChoiceConfig, Question } from '#shared/survey/question.ts';
import type { Chance } from './chance.ts';

/** How content somebody is, from 0 to 1, and whether they go on to the end. */
export interface Mood {
  readonly content: number;
  readonly staysUntilEnd: boolean;
}

export interface MadeUpAnswers {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly path: readonly string[];
  readonly complete: boolean;
}

const HAPPY = [
  'Lovely things, well packed.',
  'Fast and friendly.',
  'The mug is even nicer than in the picture.',
];
const SO_SO = [
  'Fine, though delivery took a while.',
  'Good, but I had to search for the size.',
  'It was all right.',
];
const UNHAPPY = [
  'It arrived chipped.',
  'Shipping was too expensive.',
  'I could not find what I was looking for.',
];

/** Goes through a survey as its own logic leads; some stop on the way. */
export function answerSurvey(definition: SurveyDefinition, mood: Mood, chance: Chance): MadeUpAnswers {
  const { questions, steps } = compileSurvey(definition);
  const answers: Record<string, Answer> = {};
  const path: string[] = [];
  let at = questions.length > 0 ? 0 : END;
  while (at !== END) {
    const question = questions[at];
    if (!question || path.includes(question.questionId)) break;
    path.push(question.questionId);
    const gaveUp = !mood.staysUntilEnd && path.length > 1 && chance.happens(0.4);
    if (gaveUp) return { answers, path, complete: false };
    const skips = !question.isRequired && chance.happens(0.4);
    const answer = skips ? undefined : answerOf(question, mood, chance);
    if (answer) answers[question.questionId] = answer;
    at = steps[at]?.(answer) ?? END;
  }
  return { answers, path, complete: mood.staysUntilEnd };
}

function answerOf(question: Question, mood: Mood, chance: Chance): Answer {
  switch (question.type) {
    case 'single_select':
    case 'drop_down':
      return { optionId: optionOf(question.config, chance), otherValue: null };
    case 'multi_select':
      return { optionIds: optionsOf(question, chance), otherValue: null };
    case 'nps':
      return { value: onScale(mood, 0, question.config.scale, chance) };
    case 'rating':
      return { value: onScale(mood, 1, question.config.scale, chance) };
    case 'text':
      return { value: chance.pick(mood.content > 0.7 ? HAPPY : mood.content > 0.4 ? SO_SO : UNHAPPY) };
    case 'date':
      return {
        value: new Date(Date.UTC(2026, Math.floor(chance.next() * 12), 1)).toISOString().slice(0, 10),
      };
    default:
      return question satisfies never;
  }
}

/** The first options are liked more than the last. */
function optionOf({ options }: ChoiceConfig, chance: Chance): string {
  return chance.weighed(options, (_, at) => 1 / (at + 1)).id;
}

function optionsOf({ config }: Extract<Question, { type: 'multi_select' }>, chance: Chance): string[] {
  const most = Math.min(config.maxSelect ?? config.options.length, config.options.length);
  const wanted = Math.max(config.minSelect, 1 + Math.floor(chance.next() * 3));
  const left = [...config.options];
  const taken: string[] = [];
  while (taken.length < Math.min(wanted, most)) {
    const option = chance.weighed(left, (_, at) => 1 / (at + 1));
    left.splice(left.indexOf(option), 1);
    taken.push(option.id);
  }
  return taken;
}

function onScale({ content }: Mood, first: number, last: number, chance: Chance): number {
  const noise = (chance.next() + chance.next() - 1) * 0.35;
  const place = Math.min(1, Math.max(0, content + noise));
  return first + Math.round(place * (last - first));
}
