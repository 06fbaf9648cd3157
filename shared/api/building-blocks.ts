import * as z from 'zod/mini';
import { LARGEST_INT } from '../largest-int.ts';
import { isRealMoment } from '../real-date.ts';

/** A whole number in a URL, where every value is text. */
export const wholeInAddress = (least: number, most: number = LARGEST_INT) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

/** An ISO 8601 moment in UTC. */
export const moment = z.string().check(
  z.maxLength(40),
  z.refine(
    (text) => isRealMoment(text) && text.endsWith('Z'),
    'A moment is written in UTC, with a day and an hour that exist.',
  ),
);
