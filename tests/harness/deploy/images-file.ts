import { readFileSync, writeFileSync } from 'node:fs';
import type { Image } from './build-image.ts';

const VARIABLE = 'DEPLOY_IMAGES';

export interface Images {
  readonly current: Image;
  /** A later version, built with `current` as the image before it. */
  readonly next: Image;
}

/** Writes the images for the tests, and returns the variable that names the file. */
export function writeImages(file: string, images: Images): Record<string, string> {
  writeFileSync(file, JSON.stringify(images));
  return { [VARIABLE]: file };
}

export function readImages(): Images {
  const file = process.env[VARIABLE];
  if (file === undefined) throw new Error('These tests are run by npm run test:deploy.');
  return JSON.parse(readFileSync(file, 'utf8')) as Images;
}
