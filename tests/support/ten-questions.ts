import type { Frame, Page } from 'playwright-core';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';

const SOURCES = ['Instagram', 'TikTok', 'A friend', 'Google', 'A podcast'];
const OTHERS: readonly (readonly [text: string, options: readonly string[]])[] = [
  ['Which post or podcast was it?', ['A video', 'A story', 'An advert']],
  ['What almost stopped you from buying?', ['Delivery cost', 'Size', 'Trust', 'Price']],
  ['Who is it for?', ['Me', 'A gift']],
  ['Where else did you look?', ['Nowhere', 'A marketplace', 'Another store']],
  ['What made you choose us?', ['Quality', 'Price', 'Design', 'Reviews']],
  ['How long did you think about it?', ['A day', 'A week', 'A month']],
  ['What would you like to see next?', ['Mugs', 'Plates', 'Bowls', 'Vases']],
];

interface Asked {
  readonly questionId: string;
  readonly type: string;
  readonly text: string;
  readonly config: object;
}

const choice = (questionId: string, text: string, options: readonly string[]): Asked => ({
  questionId,
  type: 'single_select',
  text,
  config: {
    options: options.map((option, at) => ({
      id: `${questionId}-${at}`,
      meaningId: `${questionId}-${at}`,
      text: option,
    })),
    randomize: false,
    allowOther: false,
    otherLabel: 'Other',
    displayType: 'radio',
    nextQuestionId: null,
    isTerminal: false,
  },
});

const TEN: readonly Asked[] = [
  choice('source', 'How did you hear about us?', SOURCES),
  ...OTHERS.map(([text, options], at) => choice(`q${at}`, text, options)),
  {
    questionId: 'stars',
    type: 'rating',
    text: 'How was your order?',
    config: {
      scale: 5,
      minLabel: '',
      maxLabel: '',
      displayType: 'stars',
      nextQuestionId: null,
      isTerminal: false,
    },
  },
  {
    questionId: 'nps',
    type: 'nps',
    text: 'Would you recommend us?',
    config: { scale: 10, minLabel: '', maxLabel: '', nextQuestionId: null },
  },
];

/** An attribution survey of ten questions. Returns its public id. */
export async function publishTen(app: Page | Frame): Promise<string> {
  const made = { surveyId: 'ten', templateId: 'post-purchase-attribution' };
  const { definition } = await fetchFromApi<{ definition: object }>(app, 'POST', '/surveys', made);
  const questions = TEN.map((question, orderIndex) => ({
    ...question,
    surveyId: 'ten',
    meaningId: question.questionId,
    description: null,
    isRequired: false,
    orderIndex,
    logic: { rules: [] },
  }));
  const draft = { ...definition, name: 'How did you hear about us?', questions };
  const save = { baseRevision: 1, saveId: 'ten', definition: draft };
  await fetchFromApi(app, 'PUT', '/surveys/ten/draft', save);
  const reply = await fetchFromApi<{ publicId: string }>(app, 'POST', '/surveys/ten/publish', {
    draftRevision: 2,
  });
  return reply.publicId;
}

/** Two of five shoppers are repeat customers, and half of those came by a friend. Half of all came by Instagram. */
const PATTERN = [2, 0, 0, 0, 1, 2, 1, 0, 0, 0, 2, 1, 0, 0, 3, 2, 4, 0, 0, 1];
export const mixed = (count: number) =>
  Array.from({ length: count }, (_, at) => PATTERN[at % PATTERN.length] ?? 0);
export async function answerTen(
  app: Page | Frame,
  publicId: string,
  sources: readonly number[],
): Promise<void> {
  await app.evaluate(
    async ({ id, named, others }) => {
      const send = async (at: number) => {
        const responseId = crypto.randomUUID().replaceAll('-', '');
        const isRepeat = at % 5 < 2;
        const own = others.map((options, index) => [
          `q${index}`,
          { optionId: `q${index}-${Math.floor(at / (index + 2)) % options}`, otherValue: null },
        ]);
        const answers = {
          source: { optionId: `source-${named[at]}`, otherValue: null },
          ...Object.fromEntries(own),
          stars: { value: [5, 4, 5, 3, 4, 4, 5][at % 7] },
          nps: { value: [10, 9, 8, 10, 3, 9, 7, 9, 10, 2, 9][at % 11] },
        };
        const now = Date.now();
        const reply = await fetch(`/api/v1/collect/${id}/responses/${responseId}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            ...{ version: 1, revision: 1, respondentKey: responseId, complete: true, timings: {}, answers },
            ...{ path: Object.keys(answers), startedAt: now - 9_000, changedAt: now, sentAt: now },
            attributes: {
              placement: 'popup',
              country: at % 13 < 8 ? 'DE' : 'FR',
              customerType: isRepeat ? 'repeat' : 'firstTime',
            },
          }),
        });
        if (!reply.ok) throw new Error(await reply.text());
      };
      for (let at = 0; at < named.length; at += 20) {
        await Promise.all(
          Array.from({ length: Math.min(20, named.length - at) }, (_, index) => send(at + index)),
        );
      }
    },
    { id: publicId, named: sources, others: OTHERS.map(([, options]) => options.length) },
  );
}
