import { parentPort } from 'node:worker_threads';
import { findThemes } from '#shared/text/find-themes.ts';
import { languageOf } from './detect-language.ts';

/** Finds themes in a thread of its own, because thousands of texts take seconds. One message, one reply. */
const port = parentPort;
if (!port) throw new Error('This file only runs as a worker thread.');
port.on('message', (texts: readonly string[]) => port.postMessage(findThemes(texts, languageOf)));
