import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, Response } from 'express';
import type { Encoding } from './encodings.ts';
import { dropDocumentHeaders, setPictureHeaders } from './security-headers.ts';
import { bodyHash, sendEncoded, type EncodedBody } from './send-encoded.ts';

/** Suffixes of the compressed copies, which the build writes once at the highest level. */
export const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** A file name of the build: no folder, no leading dot, no compressed copy. */
const NAME = /^\w[\w-]*(?:\.[\w-]+)*\.(?:js|css|svg|png|woff2|json)$/;

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves one built folder whose file names contain a content hash. Files are cached in memory; a new build requires
 * a restart.
 */
export class BuiltFiles {
  readonly #folder: string;
  readonly #read = new Map<string, Promise<BuiltFile | null>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Sends the smallest encoding that the client accepts, cacheable forever. Returns false if the file does not
   * exist.
   */
  async send(request: Request, response: Response, name: string): Promise<boolean> {
    if (!NAME.test(name)) return false;
    const body = await this.#file(name);
    if (body === null) return false;
    if (extname(name) === '.svg') setPictureHeaders(response);
    else dropDocumentHeaders(response);
    response.setHeader('Cache-Control', A_YEAR);
    await sendEncoded(request, response, { type: extname(name), body });
    return true;
  }

  #file(name: string): Promise<BuiltFile | null> {
    const known = this.#read.get(name);
    if (known) return known;
    const reading = readBuiltFile(join(this.#folder, name));
    this.#read.set(name, reading);
    // Cache existing files only: the number of wrong names is unlimited.
    void reading.then((file) => file === null && this.#read.delete(name));
    return reading;
  }
}

class BuiltFile implements EncodedBody {
  readonly plain: Buffer;
  readonly hash: string;
  readonly #path: string;
  readonly #copies = new Map<Encoding, Promise<Buffer | null>>();

  constructor(path: string, plain: Buffer) {
    this.#path = path;
    this.plain = plain;
    this.hash = bodyHash(plain);
  }

  as(encoding: Encoding): Promise<Buffer | null> {
    const known = this.#copies.get(encoding) ?? readFile(this.#path + SUFFIXES[encoding]).catch(() => null);
    this.#copies.set(encoding, known);
    return known;
  }
}

async function readBuiltFile(path: string): Promise<BuiltFile | null> {
  const plain = await readFile(path).catch(() => null);
  return plain && new BuiltFile(path, plain);
}
