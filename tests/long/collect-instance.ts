import { fileURLToPath } from 'node:url';
import { createAreas, createGuard } from '#server/areas.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { listen } from '#server/http/listener.ts';
import { subscribe } from '#tests/server/surveys/support.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';

/**
 * One instance of the app, to be killed: `collect-instance.ts {folder or address of PostgreSQL} {prepare or serve}`.
 * Prepared, it makes a store with a live survey and ends; serving, it says on which port.
 */
const [where = '', task = 'serve'] = process.argv.slice(2);
const database = await openDatabase(
  where.startsWith('postgres:') ? { engine: 'postgres', url: where } : { engine: 'pglite', dataDir: where },
);
await migrate(database, fileURLToPath(new URL('../../server/database/migrations', import.meta.url)));
const clock = Object.assign(() => Date.now(), { advance: () => undefined });
const deps = testDeps({ database, config: testConfig({ RATE_SCALE: '1000000' }), clock });
if (task === 'prepare') {
  const store = await buildStore(deps);
  await subscribe(deps, store.storeId, 'pro');
  const definition = survey(question('nps', 'q1'), question('text', 'q2', { isRequired: false }));
  const { publicId } = await buildPublishedSurvey(deps, store, definition);
  process.stdout.write(`${JSON.stringify({ publicId, storeId: store.storeId })}\n`);
  await database.close();
  process.exit();
}
const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
const listener = await listen({ host: '127.0.0.1', port: 0 });
listener.answerWith(app.listener);
process.stdout.write(`port ${listener.port}\n`);
