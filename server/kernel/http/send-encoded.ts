import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { compressQuickly, ENCODINGS, type Encoding } from './encodings.ts';

/** One content in several encodings. */
export interface EncodedBody {
  readonly plain: Buffer;
  /** Identifies the content, whatever its encoding. */
  readonly hash: string;
  /** Null if the content does not exist in this encoding. */
  as(encoding: Encoding): Promise<Buffer | null>;
}

/**
 * Sends the best encoding that the client accepts. Each encoding has its own strong ETag, because its bytes differ.
 * Answers 304 to a client that has these bytes. Ranges are not supported: the whole body is sent instead.
 */
export async function sendEncoded(
  request: Request,
  response: Response,
  { type, body }: { readonly type: string; readonly body: EncodedBody },
): Promise<void> {
  const encoded = await bestAccepted(request, body);
  const mark = encoded === null ? '' : `-${encoded.encoding}`;
  response.vary('Accept-Encoding');
  response.set('ETag', `"${body.hash}${mark}"`);
  // A cached reply would repeat the id of another request.
  response.removeHeader('X-Request-Id');
  // Connections of HTTP/1.1 persist without this header, which shoppers would load with each file.
  response.removeHeader('Connection');
  if (request.fresh) return void response.status(304).end();
  if (encoded !== null) response.setHeader('Content-Encoding', encoded.encoding);
  response.type(type).send(encoded?.content ?? body.plain);
}

async function bestAccepted(request: Request, body: EncodedBody) {
  // In our order: browsers list all encodings as equal, gzip first.
  for (const encoding of ENCODINGS) {
    const content = request.acceptsEncodings(encoding) ? await body.as(encoding) : null;
    if (content !== null) return { encoding, content };
  }
  return null;
}

export const bodyHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** A text that is sent many times: each encoding is made once, when it is first asked for. */
export function encodedText(text: string): EncodedBody {
  const plain = Buffer.from(text);
  return encodedBody(() => plain);
}

/** The same for a text that is put together again for each encoding, so that it takes no memory. */
export function encodedBody(make: () => Buffer): EncodedBody {
  const made = new Map<Encoding, Promise<Buffer | null>>();
  return {
    get plain() {
      return make();
    },
    hash: bodyHash(make()),
    as(encoding) {
      const known = made.get(encoding) ?? compressQuickly(make(), encoding);
      made.set(encoding, known);
      return known;
    },
  };
}
