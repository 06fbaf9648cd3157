import { parentPort } from 'node:worker_threads';
import { languageOf } from './detect-language.ts';
import type { SortRequest } from './read-texts.ts';
import { sortByTopic } from './sort-by-topic.ts';

/** Sorts texts in a thread of its own, because thousands of texts take seconds. One message, one reply. */
const port = parentPort;
if (!port) throw new Error('This file only runs as a worker thread.');
port.on('message', (request: SortRequest) => port.postMessage(sortByTopic(request, languageOf)));
