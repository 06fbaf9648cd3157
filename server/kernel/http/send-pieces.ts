import { once } from 'node:events';
import type { Request, Response } from 'express';

/** A file that is generated and sent in pieces. */
export interface Pieces {
  readonly fileName: string;
  readonly contentType: string;
  readonly pieces: AsyncIterable<string>;
}

/** Sends at the client's speed, so that memory does not grow with the file. */
export async function sendPieces(
  request: Request,
  response: Response,
  { fileName, contentType, pieces }: Pieces,
  signal: AbortSignal,
): Promise<void> {
  response.attachment(fileName);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Cache-Control', 'no-store');
  // nginx passes each piece on at once.
  response.setHeader('X-Accel-Buffering', 'no');
  if (request.method === 'HEAD') return void response.end();
  try {
    for await (const piece of pieces) {
      if (signal.aborted) return;
      if (!response.write(piece)) await once(response, 'drain', { signal });
    }
    response.end();
  } catch (error) {
    if (signal.aborted) return;
    // An incomplete file must not look complete: break the connection.
    if (!response.headersSent) throw error;
    response.destroy();
  }
}
