import { addressOf } from '../storage/storage-place.ts';
import type { Kind } from './kind.ts';

/** Files of responses in a bucket of any service that speaks S3. `storage/` writes them. */
export const storage: Kind<'storage'> = {
  shownUrl: addressOf,
  keyProblem: (key) =>
    /^[\x21-\x7e]{6,200}$/.test(key) ? null : 'Paste the secret access key, without spaces.',
  request: ({ content }, { service }) => ({
    url: addressOf(service),
    headers: {},
    body: JSON.stringify(content),
  }),
};
