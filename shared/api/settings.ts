import * as z from 'zod/mini';
import { LARGEST_RADIUS } from '../theme/theme.ts';
import { whole } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';
import { storeDetails } from './store.ts';

export const refreshStore = endpoint('POST /settings/refresh', {
  name: 'refreshStore',
  summary: 'Reload the store’s name, email, time zone and currency from the store platform.',
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
  radius: whole(0, LARGEST_RADIUS),
  font: z.enum(['system', 'serif', 'rounded']),
});

export const saveAppearance = endpoint('PUT /settings/appearance', {
  name: 'saveAppearance',
  summary:
    'Save the theme, the language and the branding of all surveys of the store. Missing fields stay unchanged.',
  input: z.object({
    /** Null for the automatic look, which follows the store. */
    theme: z.optional(z.nullable(theme)),
    /** BCP 47. */
    language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8}){0,2}$/))),
    branding: z.optional(z.enum(['shown', 'hidden'])),
  }),
  output: storeDetails,
});

/** Null keeps answers until the store uninstalls the app. */
const months = z.nullable(whole(1, 120));

export const previewRetention = endpoint('POST /settings/retention/preview', {
  name: 'previewRetention',
  summary: 'Count the answers that a retention period of this many months would erase.',
  rate: 'heavy',
  input: z.object({ months }),
  output: z.object({ responses: z.number() }),
});

export const saveRetention = endpoint('PUT /settings/retention', {
  name: 'saveRetention',
  summary:
    'Save the retention period of answers in months. Older answers and their counts are erased within the hour, and older orders without an answer.',
  input: z.object({ months }),
  output: storeDetails,
});

export const deleteStore = endpoint('POST /settings/delete-store', {
  name: 'deleteStore',
  summary:
    'Erase all data of the store: its surveys, answers and plan. The store’s address is the confirmation.',
  rate: 'heavy',
  input: z.object({ confirmation: z.string().check(z.maxLength(300)) }),
  output: z.object({ deleted: z.literal(true) }),
});
