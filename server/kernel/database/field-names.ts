/** A statement's columns are those of a few tables, and it is sent again and again. */
const known = new Map<string, string>();

/** The field of a column: each `_x` becomes `X`, digits stay. */
export function camelCase(column: string): string {
  const field =
    known.get(column) ?? column.replaceAll(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  known.set(column, field);
  return field;
}

/** The column of a field. */
export const snakeCase = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
