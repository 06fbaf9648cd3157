import * as z from 'zod/mini';
import { whole } from './building-blocks.ts';
import { endpoint } from './endpoint.ts';
import { storeDetails } from './store.ts';

export const refreshStore = endpoint({
  name: 'refreshStore',
  summary: 'Ask the store platform anew for the store’s name, email, time zone and currency.',
  method: 'POST',
  path: '/settings/refresh',
  rate: 'heavy',
  input: z.object({}),
  output: storeDetails,
});

const colour = z.string().check(z.regex(/^#[\da-f]{6}$/i, 'A colour is written as #rrggbb.'));

const theme = z.object({
  scheme: z.enum(['light', 'dark', 'auto']),
  accent: colour,
  background: z.nullable(colour),
  text: z.nullable(colour),
  radius: whole(0, 24),
  font: z.enum(['system', 'serif', 'rounded']),
});

export const saveAppearance = endpoint({
  name: 'saveAppearance',
  summary:
    'How all of the store’s surveys look, what language they speak, and whether our name is on them. What is not given stays.',
  method: 'PUT',
  path: '/settings/appearance',
  input: z.object({
    theme: z.optional(theme),
    /** BCP 47. */
    language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8}){0,2}$/))),
    branding: z.optional(z.enum(['shown', 'hidden'])),
  }),
  output: storeDetails,
});

/** Null keeps answers for as long as the store has the app. */
const months = z.nullable(whole(1, 120));

export const previewRetention = endpoint({
  name: 'previewRetention',
  summary: 'How many answers would be erased if they were kept for so many months only.',
  method: 'POST',
  path: '/settings/retention/preview',
  rate: 'heavy',
  input: z.object({ months }),
  output: z.object({ responses: z.number() }),
});

export const saveRetention = endpoint({
  name: 'saveRetention',
  summary:
    'For how many months answers are kept. Older ones are erased within the hour, with what they count for.',
  method: 'PUT',
  path: '/settings/retention',
  input: z.object({ months }),
  output: storeDetails,
});

export const deleteStore = endpoint({
  name: 'deleteStore',
  summary: 'Erase everything of the store: its surveys, answers and plan. The store’s address confirms it.',
  method: 'POST',
  path: '/settings/delete-store',
  rate: 'heavy',
  input: z.object({ confirmation: z.string().check(z.maxLength(300)) }),
  output: z.object({ deleted: z.literal(true) }),
});

/** Everything of a store, line by line as JSON; not a call of the contract, since it has no end known beforehand. */
export const STORE_EXPORT_PATH = '/settings/export';
