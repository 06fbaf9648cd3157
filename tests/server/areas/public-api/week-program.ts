import { CLIENT_EXAMPLE, SYNC_EXAMPLE } from '#server/areas/public-api/docs/docs-page.ts';

/** The examples of the documentation, completed to a program: its types must fit the generated ones. */
export const examplesProgram = (
  base: string,
): string => `${CLIENT_EXAMPLE(base).replace("'./askwell'", "'./askwell.js'")}

declare const surveyId: string;
declare let changedSince: string | null | undefined;
declare function save(responses: readonly { readonly responseId: string }[]): Promise<void>;
declare function remove(erased: readonly string[]): Promise<void>;

${SYNC_EXAMPLE.replace('{ changedSince, after }', '{ changedSince: changedSince ?? undefined, after }')}
`;

/** A merchant's week as a developer writes it, with the generated types. It prints what it met as JSON. */
export const WEEK_PROGRAM = `import createClient from 'openapi-fetch';
import type { paths } from './askwell.js';

const [origin = '', key = ''] = [process.env.ORIGIN, process.env.ASKWELL_KEY];
const askwell = createClient<paths>({
  baseUrl: origin + '/api/public/v1',
  headers: { Authorization: 'Bearer ' + key },
});

function must<T>({ data, error }: { data?: { data: T }; error?: { error: { message: string } } }): T {
  if (data === undefined) throw new Error(error?.error.message ?? 'No reply');
  return data.data;
}

// Monday: a survey.
const made = must(await askwell.POST('/surveys', {
  params: { header: { 'Idempotency-Key': 'monday' } },
  body: {
    name: 'After delivery',
    questions: [
      { type: 'nps', text: 'How likely are you to recommend us?' },
      { type: 'text', text: 'What could be better?', isRequired: false },
    ],
  },
}));
const path = { surveyId: made.surveyId };
const live = must(await askwell.POST('/surveys/{surveyId}/publish', { params: { path }, body: { draftRevision: made.revision } }));
const before = must(await askwell.GET('/surveys/{surveyId}/responses', { params: { path } }));

// Tuesday: shoppers answer on the survey's own page.
const [score, text] = live.definition.questions;
if (score === undefined || text === undefined) throw new Error('The survey has two questions.');
for (let shopper = 0; shopper < 20; shopper += 1) {
  const id = shopper.toString(16).padStart(32, '0');
  const now = Number(process.env.NOW);
  const reply = await fetch(origin + '/api/v1/collect/' + live.publicId + '/responses/' + id, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      version: 1, revision: 1, respondentKey: id, complete: true, path: [score.questionId, text.questionId],
      answers: { [score.questionId]: { value: shopper % 2 === 0 ? 10 : 4 }, [text.questionId]: { value: 'Faster delivery please ' + shopper } },
      timings: {}, startedAt: now, changedAt: now, sentAt: now, attributes: { placement: 'hosted' },
    }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

// Wednesday: what is new.
const changes = must(await askwell.GET('/surveys/{surveyId}/responses', {
  params: { path, query: { changedSince: before.changesUntil ?? '' } },
}));
const first = must(await askwell.GET('/surveys/{surveyId}/responses/{responseId}', {
  params: { path: { ...path, responseId: changes.responses[0]?.responseId ?? '' } },
}));

// Thursday: what it says.
const results = must(await askwell.GET('/surveys/{surveyId}/results', { params: { path, query: { range: 'all' } } }));
const findings = must(await askwell.GET('/surveys/{surveyId}/findings', { params: { path, query: { range: 'all' } } }));
const inText = { ...path, meaningId: text.meaningId };
const texts = must(await askwell.GET('/surveys/{surveyId}/questions/{meaningId}/texts', { params: { path: inText, query: { range: 'all', search: 'faster' } } }));
const themes = must(await askwell.GET('/surveys/{surveyId}/questions/{meaningId}/themes', { params: { path: inText, query: { range: 'all' } } }));

// Friday: a file, and a pause.
const file = await askwell.GET('/surveys/{surveyId}/exports/responses.csv', { params: { path, query: { range: 'all' } }, parseAs: 'text' });
const paused = must(await askwell.POST('/surveys/{surveyId}/status', { params: { path }, body: { action: 'pause' } }));
const unknown = await askwell.GET('/surveys/{surveyId}', { params: { path: { surveyId: 'none' } } });

console.log(JSON.stringify({
  hostedUrl: live.hostedUrl, before, changes: changes.responses.length, first: first.path.length,
  nps: results.questions.flatMap((question) => (question.kind === 'nps' && question.nps ? [question.nps] : [])),
  headline: findings.headline.certainty, texts: texts.texts.length, looked: themes.looked,
  lines: (file.data ?? '').trim().split('\\n').length, status: paused.status, unknown: unknown.error?.error.code,
}));
`;
