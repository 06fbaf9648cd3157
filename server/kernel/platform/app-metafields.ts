import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type AdminAccess, askAdmin } from './admin-api.ts';

/** Names a value that only this app reads and writes. Its theme extension reads it as `app.metafields`. */
export interface AppMetafieldName {
  readonly namespace: string;
  readonly key: string;
}

export interface AppMetafield {
  /** The app's installation in the store, which owns the value. */
  readonly ownerId: string;
  /** Null if there is none, or none that is JSON. */
  readonly value: unknown;
}

const FIND = `query AppMetafield($namespace: String!, $key: String!) {
  currentAppInstallation { id metafield(namespace: $namespace, key: $key) { value } }
}`;

const SET = `mutation SetAppMetafield($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { message } }
}`;

const findReply = z.object({
  currentAppInstallation: z.object({
    id: z.string(),
    metafield: z.nullish(z.object({ value: z.string() })),
  }),
});

const setReply = z.object({
  metafieldsSet: z.object({ userErrors: z.array(z.object({ message: z.string() })) }),
});

/** Needs no access scope: an app may always read its own data. */
export async function findAppMetafield(access: AdminAccess, name: AppMetafieldName): Promise<AppMetafield> {
  const variables = { ...name };
  const { currentAppInstallation: found } = await askAdmin(access, { query: FIND, variables }, findReply);
  return { ownerId: found.id, value: parse(found.metafield?.value) };
}

/** Creates or replaces a JSON value of the app. */
export async function setAppMetafield(
  access: AdminAccess,
  ownerId: string,
  name: AppMetafieldName,
  value: object,
): Promise<void> {
  const metafield = { ownerId, ...name, type: 'json', value: JSON.stringify(value) };
  const variables = { metafields: [metafield] };
  const { metafieldsSet } = await askAdmin(access, { query: SET, variables }, setReply);
  const [fault] = metafieldsSet.userErrors;
  if (fault !== undefined) {
    throw new AppError('UPSTREAM', undefined, { cause: new Error(fault.message) });
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
