import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, Response } from 'express';
import { dropDocumentHeaders } from './security-headers.ts';

/** Suffixes of the compressed copies, best first. The build writes them once at the highest level. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/** A file name of the build: no folder, no leading dot, no compressed copy. */
const NAME = /^\w[\w-]*(?:\.[\w-]+)*\.(?:js|css|svg|png|woff2|json)$/;

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves one built folder whose file names contain a content hash. Files are cached in memory; a new build requires
 * a restart.
 */
export class BuiltFiles {
  readonly #folder: string;
  readonly #read = new Map<string, Promise<Buffer | null>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Sends the smallest encoding that the client accepts, cacheable forever. Returns false if the file does not
   * exist.
   */
  async send(request: Request, response: Response, name: string): Promise<boolean> {
    if (!NAME.test(name)) return false;
    const plain = await this.#content(name);
    if (plain === null) return false;
    const encoded = await this.#encoded(request, name);
    // An SVG opened by itself is a document.
    if (extname(name) !== '.svg') dropDocumentHeaders(response);
    response.setHeader('Cache-Control', A_YEAR);
    response.vary('Accept-Encoding');
    if (encoded) response.setHeader('Content-Encoding', encoded.encoding);
    response.type(extname(name)).send(encoded?.content ?? plain);
    return true;
  }

  async #encoded(request: Request, name: string) {
    // In our order: browsers list all encodings as equal, gzip first.
    for (const [encoding, suffix] of Object.entries(ENCODINGS)) {
      const content = request.acceptsEncodings(encoding) && (await this.#content(name + suffix));
      if (content) return { encoding, content };
    }
    return null;
  }

  #content(name: string): Promise<Buffer | null> {
    const known = this.#read.get(name);
    if (known) return known;
    const reading = readFile(join(this.#folder, name)).catch(() => null);
    this.#read.set(name, reading);
    // Cache existing files only: the number of wrong names is unlimited.
    void reading.then((content) => content === null && this.#read.delete(name));
    return reading;
  }
}
