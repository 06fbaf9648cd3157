import { once } from 'node:events';
import type { Request, Response } from 'express';

/** A file in the making: its text comes piece by piece. */
export interface Pieces {
  readonly fileName: string;
  readonly contentType: string;
  readonly pieces: AsyncIterable<string>;
}

/** Sent as it is made and no faster than it is taken, so that memory doesn't grow with the file. */
export async function sendPieces(
  request: Request,
  response: Response,
  { fileName, contentType, pieces }: Pieces,
  signal: AbortSignal,
): Promise<void> {
  response.attachment(fileName);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Cache-Control', 'no-store');
  if (request.method === 'HEAD') return void response.end();
  try {
    for await (const piece of pieces) {
      if (signal.aborted) return;
      if (!response.write(piece)) await once(response, 'drain', { signal });
    }
    response.end();
  } catch (error) {
    if (signal.aborted) return;
    // Half a file must not look like a whole one: the connection breaks instead of ending well.
    if (!response.headersSent) throw error;
    response.destroy();
  }
}
