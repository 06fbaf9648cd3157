import * as z from 'zod/mini';

const checked = new WeakMap<object, z.ZodMiniType>();

/**
 * What a reply repeats from the database, as it is. It was checked by this schema when it was saved. To check a large survey
 * again takes ten times as long as all else of its reply, and a survey from before a stricter limit could not be opened.
 */
export function stored<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniCustom<z.output<Schema>> {
  const passed = z.custom<z.output<Schema>>();
  checked.set(passed, schema);
  return passed;
}

/** The schema by which a stored value was checked, for documents. */
export const checkedBy = (schema: object): z.ZodMiniType | undefined => checked.get(schema);
