import type { Frame, Page } from 'playwright-core';
import { publishSurvey, type TestQuestion } from './merchant-api.ts';

interface MadeSurvey {
  readonly surveyId: string;
  readonly name: string;
  readonly question: TestQuestion;
  /** The answers, in the order in which they come in. */
  readonly given: readonly object[];
}

const choice = (questionId: string, text: string, options: readonly string[]): TestQuestion => ({
  questionId,
  type: 'single_select',
  text,
  config: {
    options: options.map((option, at) => ({
      id: `${questionId}-${at}`,
      meaningId: `${questionId}-${at}`,
      text: option,
    })),
    ...{ randomize: false, allowOther: false, otherLabel: 'Other', displayType: 'radio' },
    ...{ nextQuestionId: null, isTerminal: false },
  },
});

const score: TestQuestion = {
  questionId: 'score',
  type: 'nps',
  text: 'Would you recommend us?',
  config: { scale: 10, minLabel: '', maxLabel: '', nextQuestionId: null },
};

/** `counts` says how many chose each option. They take turns, so that no day differs from another. */
function chosen(questionId: string, counts: readonly number[]): object[] {
  const turns = counts.flatMap((count, option) =>
    Array.from({ length: count }, (_, at) => ({ option, at: (at + 0.5) / count })),
  );
  return turns
    .sort((one, other) => one.at - other.at)
    .map(({ option }) => ({ optionId: `${questionId}-${option}`, otherValue: null }));
}

const SCORES = [10, 9, 8, 10, 3, 9, 7, 9, 10, 9, 9].map((value) => ({ value }));

/** What a store asks that uses the app every week. */
export const FIVE: readonly MadeSurvey[] = [
  {
    ...{ surveyId: 'heard', name: 'How did you hear about us?' },
    question: choice('source', 'How did you first hear about us?', ['Instagram', 'TikTok', 'A friend']),
    given: chosen('source', [60, 24, 16]),
  },
  {
    ...{ surveyId: 'satisfaction', name: 'Order satisfaction', question: score },
    given: Array.from({ length: 66 }, (_, at) => SCORES[at % SCORES.length] ?? {}),
  },
  {
    ...{ surveyId: 'cart', name: 'Leaving the cart' },
    question: choice('reason', 'What almost stopped you?', ['Delivery cost', 'Unsure of the size', 'Price']),
    given: chosen('reason', [9, 8, 5]),
  },
  {
    ...{ surveyId: 'gift', name: 'Gift wrapping' },
    question: choice('wrap', 'Would you like gift wrapping?', ['Yes', 'No']),
    given: chosen('wrap', [3, 1]),
  },
  {
    ...{ surveyId: 'tea', name: 'Which tea next?' },
    question: choice('tea', 'Which tea should we stock next?', ['Oolong', 'Sencha', 'Rooibos']),
    given: [],
  },
];

/** Publishes the surveys one after the other and has shoppers answer them. */
export async function publishAndAnswer(
  app: Page | Frame,
  surveys: readonly MadeSurvey[] = FIVE,
): Promise<void> {
  for (const { surveyId, name, question, given } of surveys) {
    const publicId = await publishSurvey(app, { surveyId, name, questions: [question] });
    if (given.length > 0) await show(app, publicId);
    await answer(app, { publicId, questionId: question.questionId, given });
  }
}

/** A page of the store shows the survey, so that it is live. */
async function show(app: Page | Frame, publicId: string): Promise<void> {
  await app.evaluate(async (id) => {
    const now = Date.now();
    const reply = await fetch(`/api/v1/collect/${id}/sightings`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({
        ...{ sightingId: crypto.randomUUID().replaceAll('-', ''), kind: 'shown', version: 1 },
        ...{ at: now, sentAt: now },
        attributes: { placement: 'thank_you', country: 'DE', customerType: 'firstTime' },
      }),
    });
    if (!reply.ok) throw new Error(await reply.text());
  }, publicId);
}

async function answer(
  app: Page | Frame,
  sent: { readonly publicId: string; readonly questionId: string; readonly given: readonly object[] },
): Promise<void> {
  await app.evaluate(async ({ publicId, questionId, given }) => {
    const send = async (one: object) => {
      const responseId = crypto.randomUUID().replaceAll('-', '');
      const now = Date.now();
      const reply = await fetch(`/api/v1/collect/${publicId}/responses/${responseId}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ version: 1, revision: 1, respondentKey: responseId, complete: true, timings: {} },
          ...{ path: [questionId], answers: { [questionId]: one } },
          ...{ startedAt: now - 9_000, changedAt: now, sentAt: now },
          attributes: { placement: 'thank_you', country: 'DE', customerType: 'firstTime' },
        }),
      });
      if (!reply.ok) throw new Error(await reply.text());
    };
    for (let at = 0; at < given.length; at += 20) await Promise.all(given.slice(at, at + 20).map(send));
  }, sent);
}
