/** The first thing to try. */
export const FIRST_CALL = (base: string): string => `export ASKWELL_KEY="askwell_…"
curl "${base}/surveys" -H "Authorization: Bearer $ASKWELL_KEY"`;

export const CLIENT_EXAMPLE = (
  base: string,
): string => `// npx openapi-typescript ${base}/openapi.json -o askwell.d.ts
import createClient from 'openapi-fetch';
import type { paths } from './askwell';

const askwell = createClient<paths>({
  baseUrl: '${base}',
  headers: { Authorization: \`Bearer \${process.env.ASKWELL_KEY}\` },
});

const { data, error } = await askwell.GET('/surveys');
if (error) throw new Error(error.error.message);
console.log(data.data.surveys);`;

export const SYNC_EXAMPLE = `let after = '';
for (;;) {
  const { data: reply } = await askwell.GET('/surveys/{surveyId}/responses', {
    params: { path: { surveyId }, query: { changedSince, after } },
  });
  if (!reply) throw new Error('Try again later with the same changedSince.');
  await save(reply.data.responses);
  await remove(reply.data.erased);
  if (reply.data.next === null) {
    changedSince = reply.data.changesUntil;   // store it for the next time
    break;
  }
  after = reply.data.next;
}`;
