import * as z from 'zod/mini';
import { LARGEST_INT } from '../largest-int.ts';
import { isStorable, UNSTORABLE_TEXT } from './plain-text.ts';
import { SURVEY_LIMITS } from './survey-limits.ts';

// Building blocks of inputs. Each has the bounds of its database column, so that the database never rejects a
// checked input.

export const whole = (least: number, most: number = LARGEST_INT) =>
  z.int().check(z.minimum(least), z.maximum(most));

/** Starts with a letter or a digit, so that an id never equals a name such as `__proto__`. */
export const idSchema = z
  .string()
  .check(
    z.maxLength(SURVEY_LIMITS.idLength),
    z.regex(/^[A-Za-z0-9][\w-]*$/, 'An id is made of letters, digits, - and _.'),
  );

/** A text that a merchant writes or quotes. */
export const merchantText = (longest: number) =>
  z.string().check(z.maxLength(longest), z.refine(isStorable, UNSTORABLE_TEXT));
