import type * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';

/**
 * Checks what somebody sent. Zod compares the length of whatever has one before it knows the type, and throws where that
 * `length` is an object that cannot become a number.
 */
export function parseGiven<Schema extends z.ZodMiniType>(schema: Schema, given: unknown) {
  try {
    return schema.safeParse(given);
  } catch (error) {
    if (error instanceof TypeError) throw new AppError('INVALID_INPUT');
    throw error;
  }
}
