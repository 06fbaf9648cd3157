import { createAreas, createGuard } from '#server/start/areas.ts';
import { listen } from '#server/kernel/http/listener.ts';
import { testApp } from '#tests/support/app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { openLiveSurvey } from './live-survey.ts';

/**
 * The product with one live survey: `product-server.ts {folder or address of PostgreSQL} {responses}`. Prints its
 * address as one line of JSON, and answers /kept with the contents of the tables, /memory with its memory, and
 * /settled once the database has analyzed its tables.
 */
const [where = '', filled = '0'] = process.argv.slice(2);
const { database, deps, store, publicId, surveyId } = await openLiveSurvey(where, Number(filled));
const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });

const listener = await listen({ host: '127.0.0.1', port: 0 });
listener.answerWith((request, response) => {
  if (request.url === '/memory') return response.end(String(process.memoryUsage().rss));
  if (request.url === '/settled') return void database.query('ANALYZE').then(() => response.end());
  if (request.url !== '/kept') return app.listener(request, response);
  void database
    .query(
      `SELECT count(*)::int AS responses, (count(*) FILTER (WHERE is_complete))::int AS completes,
              (SELECT responses_total::int FROM surveys WHERE store_id = $1 AND survey_id = $2) AS counted,
              (SELECT completes_total::int FROM surveys WHERE store_id = $1 AND survey_id = $2) AS "countedCompletes",
              (SELECT sum(n)::int FROM counters WHERE store_id = $1 AND survey_id = $2 AND cell = 'completed') AS cells,
              (SELECT sum(n)::int FROM segment_counters
                WHERE store_id = $1 AND survey_id = $2 AND cell = 'completed') AS "segmentCells"
         FROM responses WHERE store_id = $1 AND survey_id = $2`,
      [store.storeId, surveyId],
    )
    .then(([kept]) => response.end(JSON.stringify(kept)));
});
const { authorization } = await validSession(deps, store);
process.stdout.write(`${JSON.stringify({ port: listener.port, publicId, surveyId, authorization })}\n`);
process.on('SIGTERM', () => process.exit());
