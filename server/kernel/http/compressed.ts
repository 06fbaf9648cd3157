import compression from 'compression';
import type { RequestHandler } from 'express';

/** Sent piece by piece: compression would hold each piece back until there is enough of them. */
const STREAMED = /^(text\/event-stream|text\/csv)\b/;

export function compressed(): RequestHandler {
  return compression({
    filter: (request, response) =>
      !STREAMED.test(String(response.getHeader('content-type') ?? '')) &&
      compression.filter(request, response),
  });
}
