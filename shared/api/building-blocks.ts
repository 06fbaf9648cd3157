import * as z from 'zod/mini';
import { LARGEST_INT } from '../largest-int.ts';
import { SURVEY_LIMITS } from '../survey/survey-limits.ts';
import { isRealMoment } from '../real-moment.ts';

// Building blocks of inputs. Each has the bounds of its database column, so that the database never rejects a
// checked input.

export const whole = (least: number, most: number = LARGEST_INT) =>
  z.int().check(z.minimum(least), z.maximum(most));

/** A whole number in a URL, where every value is text. */
export const wholeInAddress = (least: number, most: number = LARGEST_INT) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

/** Starts with a letter or a digit, so that an id never equals a name such as `__proto__`. */
export const idSchema = z
  .string()
  .check(
    z.maxLength(SURVEY_LIMITS.idLength),
    z.regex(/^[A-Za-z0-9][\w-]*$/, 'An id is made of letters, digits, - and _.'),
  );

/** An ISO 8601 moment in UTC. */
export const moment = z.string().check(
  z.maxLength(40),
  z.refine(
    (text) => isRealMoment(text) && text.endsWith('Z'),
    'A moment is written in UTC, with a day and an hour that exist.',
  ),
);
