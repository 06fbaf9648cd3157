import type { RequestListener } from 'node:http';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { listen, type Listener } from '#server/kernel/http/listener.ts';
import { testApp } from '#tests/support/app.ts';
import { openLiveSurvey } from '../ingest/live-survey.ts';
import { watchBatches, type BatchWatch } from './watch-batches.ts';

export interface Watched {
  readonly listener: Listener;
  /** Handles a request like the product. */
  readonly answer: RequestListener;
  /** Statements of this one are not watched. */
  readonly database: Database;
  readonly watch: BatchWatch;
  readonly publicId: string;
}

/** The product with one live survey and this many responses, watched. */
export async function startWatched(where: string, responses: number): Promise<Watched> {
  const watch = watchBatches();
  const { database, deps: plain, publicId } = await openLiveSurvey(where, responses);
  if (publicId === null) throw new Error('The survey is not published.');
  const deps = { ...plain, database: watch.database(database) };
  const app = testApp({ deps, areas: watch.areas(createAreas(deps)), guard: createGuard(deps) });
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  const answer = watch.listener(app.listener);
  listener.answerWith(answer);
  return { listener, answer, database, watch, publicId };
}
