import * as z from 'zod/mini';
import { KEY_NAME_LENGTH, KEY_SCOPES } from '../connections/key-scopes.ts';
import { idSchema, merchantText } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const scope = z.enum(KEY_SCOPES);

/** Why a key ended: by the merchant, with the plan, with an uninstall, or with a restore of a backup. */
export const KEY_ENDS = ['merchant', 'plan', 'uninstall', 'restore'] as const;

const key = z.object({
  keyId: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  /** The last characters, to recognize the key by. */
  ending: z.string(),
  createdAt: z.string(),
  /** Exact to a minute; null if it was never used. */
  lastUsedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.enum(KEY_ENDS)),
});

export type ApiKey = DeepReadonly<z.output<typeof key>>;

export const listKeys = endpoint('GET /api-keys', {
  name: 'listKeys',
  summary: 'List the store’s API keys, newest first: those that work and the last that ended.',
  input: z.object({}),
  output: z.object({ keys: z.array(key) }),
});

export const createKey = endpoint('POST /api-keys', {
  name: 'createKey',
  summary: 'Make an API key. The reply has the key; no other reply shows it.',
  input: z.object({
    name: merchantText(KEY_NAME_LENGTH).check(z.trim(), z.minLength(1, 'Give it a name.')),
    scopes: z
      .array(scope)
      .check(z.minLength(1, 'Choose what the key may do.'), z.maxLength(KEY_SCOPES.length)),
  }),
  output: z.object({ key, secret: z.string() }),
});

export const endKey = endpoint('DELETE /api-keys/{keyId}', {
  name: 'endKey',
  summary: 'End an API key at once. Cannot be undone. Idempotent.',
  input: z.object({ keyId: idSchema }),
  output: z.object({ key }),
});
