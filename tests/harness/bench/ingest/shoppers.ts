import { randomBytes } from 'node:crypto';
import type { Answers } from '#shared/survey/answer.ts';
import type { CollectAttributes, ResponseToSave } from '#shared/collect/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import type { Script } from './load.ts';

const COUNTRIES = ['PT', 'DE', 'FR', 'US', 'GB', 'NL', 'ES', 'IT', 'SE', 'AT'];

/** A first answer, four more, and the end. */
export const REQUESTS_EACH = 6;

/** Five questions, one of them an open text. */
export const BENCH_SURVEY: SurveyDefinition = survey(
  question('nps', 'q1'),
  question('single_select', 'q2', { options: ['a', 'b', 'c', 'd', 'e'] }),
  question('rating', 'q3'),
  question('multi_select', 'q4', { options: ['u', 'v', 'w', 'x', 'y'] }),
  question('text', 'q5', { isRequired: false }),
);

const WORDS =
  'The lamp arrived quickly and looks just like in the pictures, only the cable could be a little longer for the corner where it was meant to stand. ';

/** The requests of this many shoppers, who answer these surveys by turns. The last body of each is about 1 kB. */
export function scriptsOf(count: number, ...publicIds: string[]): Script[] {
  return Array.from({ length: count }, (_, index) => scriptOf(index, publicIds[index % publicIds.length]!));
}

function scriptOf(index: number, publicId: string): Script {
  const responseId = randomBytes(16).toString('hex');
  return snapshotsOf(index, responseId).map((snapshot) => {
    const body = JSON.stringify(snapshot);
    return [
      `PUT /api/v1/collect/${publicId}/responses/${responseId} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n');
  });
}

/** The requests of one shopper in order; each number gives other answers. */
export function snapshotsOf(
  index: number,
  responseId: string,
  { version = 1, attributes = {} }: { version?: number; attributes?: Partial<CollectAttributes> } = {},
): ResponseToSave[] {
  const now = Date.now();
  const all: Answers = {
    q1: { value: index % 11 },
    q2: { optionId: 'abcde'.charAt(index % 5), otherValue: null },
    q3: { value: 1 + (index % 5) },
    q4: { optionIds: ['u', 'vwxy'.charAt(index % 4)], otherValue: null },
    q5: { value: WORDS.repeat(3) },
  };
  const ids = Object.keys(all);
  return Array.from({ length: REQUESTS_EACH }, (_, step) => {
    const path = ids.slice(0, step + 1);
    return {
      version,
      revision: step + 1,
      respondentKey: responseId,
      complete: step === REQUESTS_EACH - 1,
      answers: Object.fromEntries(Object.entries(all).slice(0, step + 1)),
      timings: Object.fromEntries(path.map((id) => [id, 1_500])),
      path,
      startedAt: now - 9_000,
      changedAt: now - 10,
      sentAt: now,
      attributes: {
        placement: 'thank_you',
        country: COUNTRIES[index % COUNTRIES.length],
        customerType: index % 3 === 0 ? 'repeat' : 'firstTime',
        language: 'en',
        ...attributes,
      },
    };
  });
}
