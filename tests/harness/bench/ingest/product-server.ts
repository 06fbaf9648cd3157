import { setTimeout as sleep } from 'node:timers/promises';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { listen } from '#server/kernel/http/listener.ts';
import { testApp } from '#tests/support/app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { putInFullUse } from './full-use.ts';
import { addLiveSurvey, openLiveSurvey } from './live-survey.ts';

/**
 * The product with live surveys, each of a store of its own:
 * `product-server.ts {folder or address of PostgreSQL} {responses of the first survey} {surveys} {receiver}`. Prints its
 * address as one line of JSON, and answers /kept with the contents of the tables, /memory with its memory, /settled once
 * the database has analyzed its tables, and /delivered once no event waits. With the address of a receiver, the first
 * survey is in full use and the jobs run.
 */
const [where = '', filled = '0', surveys = '1', receiver] = process.argv.slice(2);
const { database, deps, store, publicId, surveyId } = await openLiveSurvey(where, Number(filled));
const publicIds = [publicId];
while (publicIds.length < Number(surveys)) publicIds.push((await addLiveSurvey(deps)).publicId);
const areas = createAreas(deps);
const app = testApp({ deps, areas, guard: createGuard(deps) });

async function untilDelivered(): Promise<void> {
  while ((await database.query(`SELECT FROM outbox WHERE state = 'waiting' LIMIT 1`)).length > 0) {
    // Time passes: the job delivers.
    await sleep(20);
  }
}

const listener = await listen({ host: '127.0.0.1', port: 0 });
listener.answerWith((request, response) => {
  if (request.url === '/memory') return response.end(String(process.memoryUsage().rss));
  if (request.url === '/settled') return void database.query('ANALYZE').then(() => response.end());
  if (request.url === '/delivered') return void untilDelivered().then(() => response.end());
  if (request.url !== '/kept') return app.listener(request, response);
  void database
    .query(
      `SELECT count(*)::int AS responses, (count(*) FILTER (WHERE is_complete))::int AS completes,
              (SELECT sum(responses_total)::int FROM surveys) AS counted,
              (SELECT sum(completes_total)::int FROM surveys) AS "countedCompletes",
              (SELECT sum(n)::int FROM counters WHERE cell = 'completed') AS cells
         FROM responses`,
    )
    .then(([kept]) => response.end(JSON.stringify(kept)));
});
const { authorization } = await validSession(deps, store);
if (receiver !== undefined) {
  await putInFullUse({ url: `http://127.0.0.1:${listener.port}`, authorization, surveyId, receiver });
  for (const { onStart } of areas) onStart?.();
}
process.stdout.write(`${JSON.stringify({ port: listener.port, publicIds, surveyId, authorization })}\n`);
process.on('SIGTERM', () => process.exit());
