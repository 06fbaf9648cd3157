import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';

/** The first line of a database image. */
export interface ImageHead {
  /** The version of PGlite that made it. */
  readonly version: string;
  /** Folders, each after the one that it lies in. */
  readonly folders: readonly string[];
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

const NEW_LINE = 10;

/** Writes the files of an image into a folder while the image is being read. */
export class ImageUnpacker extends Writable {
  isOtherVersion = false;
  readonly #folder: string;
  readonly #version: string;
  #line = Buffer.alloc(0);
  #head: ImageHead | undefined;
  #at = 0;
  #left = 0;
  #file: number | undefined;

  constructor(folder: string, version: string) {
    super();
    this.#folder = folder;
    this.#version = version;
  }

  /** Whether the last byte of the last file was written. */
  get isComplete(): boolean {
    return this.#head !== undefined && this.#at === this.#head.files.length && this.#file === undefined;
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    try {
      this.#take(this.#head === undefined ? this.#afterHead(chunk) : chunk);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#file !== undefined) closeSync(this.#file);
    done(error);
  }

  #afterHead(chunk: Buffer): Buffer {
    this.#line = Buffer.concat([this.#line, chunk]);
    const end = this.#line.indexOf(NEW_LINE);
    if (end < 0) return Buffer.alloc(0);
    const head = JSON.parse(this.#line.toString('utf8', 0, end)) as ImageHead;
    this.isOtherVersion = head.version !== this.#version;
    if (this.isOtherVersion) throw new Error(`The image was made by PGlite ${head.version}.`);
    mkdirSync(this.#folder);
    for (const name of head.folders) mkdirSync(join(this.#folder, name));
    this.#head = head;
    return this.#line.subarray(end + 1);
  }

  #take(bytes: Buffer): void {
    let rest = bytes;
    for (;;) {
      this.#openNext();
      if (this.#file === undefined || rest.length === 0) return;
      const written = writeSync(this.#file, rest, 0, Math.min(rest.length, this.#left));
      rest = rest.subarray(written);
      this.#left -= written;
      this.#closeFull();
    }
  }

  /** Opens the next file that has content, and creates the empty ones before it. */
  #openNext(): void {
    while (this.#file === undefined) {
      const next = this.#head?.files[this.#at];
      if (next === undefined) return;
      this.#file = openSync(join(this.#folder, next.name), 'wx');
      this.#left = next.bytes;
      this.#closeFull();
    }
  }

  #closeFull(): void {
    if (this.#file === undefined || this.#left > 0) return;
    closeSync(this.#file);
    this.#file = undefined;
    this.#at += 1;
  }
}
