import * as z from 'zod/mini';
import { COLLECT_LIMITS } from '../limits.ts';
import { isRealMoment } from '../real-moment.ts';

// What inputs are made of. Each has the bounds of the column that keeps it, so that the database never has to refuse one.

/** What PostgreSQL's `int` holds. */
const LARGEST_INT = COLLECT_LIMITS.largestWhole;

export const whole = (least: number, most: number = LARGEST_INT) =>
  z.int().check(z.minimum(least), z.maximum(most));

/** The same in an address, where every value is text. */
export const wholeInAddress = (least: number, most: number = LARGEST_INT) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

/** Which page of a list. One beyond the end is empty. */
export const pageNumber = (first: number) => z._default(wholeInAddress(first), first);

/** A moment of the calendar and the clock, in UTC. */
export const moment = z.string().check(
  z.maxLength(40),
  z.refine(
    (text) => isRealMoment(text) && text.endsWith('Z'),
    'A moment is written in UTC, with a day and an hour that exist.',
  ),
);
