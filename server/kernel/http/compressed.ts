import compression from 'compression';
import type { RequestHandler } from 'express';

/** Streamed replies are not compressed: compression would delay each piece. */
const STREAMED = /^(text\/event-stream|text\/csv)\b/;

export function compressed(): RequestHandler {
  return compression({
    filter: (request, response) =>
      !STREAMED.test(String(response.getHeader('content-type') ?? '')) &&
      compression.filter(request, response),
  });
}
