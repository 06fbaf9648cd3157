import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, Response } from 'express';
import { dropDocumentHeaders } from './security-headers.ts';

/** The suffix of a file's compressed twin, best first. The build makes them once, as small as they get. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/** A file name of the build: no folder, no dot in front, and none of the compressed twins by itself. */
const NAME = /^\w[\w-]*(?:\.[\w-]+)*\.(?:js|css|svg|png|woff2|json)$/;

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Files of one built folder whose names hold a hash of their content. What was read once is kept: a new build
 * comes with a new start.
 */
export class BuiltFiles {
  readonly #folder: string;
  readonly #read = new Map<string, Promise<Buffer | null>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Sends the file as small as the client can take it, to be kept for good. False if there is none by that name. */
  async send(request: Request, response: Response, name: string): Promise<boolean> {
    if (!NAME.test(name)) return false;
    const plain = await this.#content(name);
    if (plain === null) return false;
    const encoded = await this.#encoded(request, name);
    // A picture of this kind is a document of its own where it is opened by itself.
    if (extname(name) !== '.svg') dropDocumentHeaders(response);
    response.setHeader('Cache-Control', A_YEAR);
    response.vary('Accept-Encoding');
    if (encoded) response.setHeader('Content-Encoding', encoded.encoding);
    response.type(extname(name)).send(encoded?.content ?? plain);
    return true;
  }

  async #encoded(request: Request, name: string) {
    // By our own order: browsers name them all as equals, gzip first.
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
    // Names that lead nowhere are asked for without end; only what exists is worth remembering.
    void reading.then((content) => content === null && this.#read.delete(name));
    return reading;
  }
}
