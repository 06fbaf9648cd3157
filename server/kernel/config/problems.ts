import type * as z from 'zod/mini';

/** One invalid value: where it stands, what was found and what is expected. */
export interface Problem {
  key: string;
  found: string;
  expected: string;
}

/** Carries all problems at once, so that a person can correct them in one go. */
export class ConfigError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      ['The configuration has to be corrected before the app can start:', ...problems.map(sentence)].join(
        '\n',
      ),
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const sentence = ({ key, found, expected }: Problem) => `  ${key}: found ${found}, expected ${expected}`;

/** Describes the value in a few characters, without passwords in addresses. */
export function describeFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  const shown = JSON.stringify(value).replace(/(:\/\/[^:/@"]*:)[^@"]*@/g, '$1…@');
  return shown.length > 80 ? `${shown.slice(0, 79)}…` : shown;
}

/** `names` holds the environment variable that a key's value came from, if any. */
export function problemsOf(
  issues: readonly z.core.$ZodIssue[],
  { raw, schema, names }: { raw: unknown; schema: unknown; names: ReadonlyMap<string, string> },
): Problem[] {
  return issues.flatMap((issue) => {
    const key = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => unknownKeyProblem(issue.path, name, schema));
    const variable = names.get(key);
    return {
      key: variable === undefined ? key : `${variable} (${key})`,
      found: describeFound(valueAt(raw, issue.path)),
      expected: issue.message,
    };
  });
}

function unknownKeyProblem(path: readonly PropertyKey[], name: string, schema: unknown): Problem {
  const known = Object.keys(path.reduce(schemaBelow, schema as AnySchema).def.shape ?? {});
  const closest = closestOf(name, known);
  return {
    key: [...path, name].join('.'),
    found: 'a key that does not exist',
    expected: closest === undefined ? `one of ${known.join(', ')}` : `${closest}, perhaps`,
  };
}

interface AnySchema {
  readonly def: { readonly shape?: Record<PropertyKey, AnySchema>; readonly element?: AnySchema };
}

/** The schema at `key`: of a table's value or of a list's entry. */
function schemaBelow(schema: AnySchema, key: PropertyKey): AnySchema {
  return schema.def.shape?.[key] ?? schema.def.element ?? { def: {} };
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    raw,
  );
}

/** The known name with the smallest edit distance, if it is close enough to be a typing error. */
export function closestOf(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(plain(name), plain(candidate)) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(2, name.length / 3) ? best.candidate : undefined;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '');

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
