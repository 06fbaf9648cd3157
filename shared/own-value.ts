/**
 * The value of a key that comes from outside. Ignores inherited properties, so a key such as `constructor` finds nothing.
 */
export const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
