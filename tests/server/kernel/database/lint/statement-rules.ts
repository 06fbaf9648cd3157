/** Marks a read over all stores for upkeep, which each machine can run on its own tables. */
const EVERY_STORE = /\/\*\s*every store\b/i;

/** A condition or join on the store, also a row of columns that begins with the store. */
const BY_STORE =
  /(?:\b\w+\.)?\bstore_id\b\s*(?:=|IN\b)|\(\s*(?:\w+\.)?store_id\s*,[^()]*\)\s*(?:=|IN\b)|\bUSING\s*\(\s*store_id\b/gi;

const FORBIDDEN: [RegExp, string][] = [
  [
    /\b(gen_random_uuid|uuid_generate_v\d\w*|uuidv[47]|nextval|currval|lastval)\s*\(/i,
    'lets the database make an id',
  ],
  [/\b(LISTEN|NOTIFY)\b|\bpg_notify\s*\(/i, 'rests on notifications'],
  [/\bpg_(try_)?advisory_\w+\s*\(/i, 'rests on an advisory lock'],
  [/\bDECLARE\s+\w+\s+(\w+\s+)*CURSOR\b/i, 'holds a cursor open'],
  [/\bRETURNING\b[^;]*\b(old|new)\./i, 'needs PostgreSQL 18'],
  // A pooler in transaction mode gives the session to others after each transaction.
  [/^\s*(SET|RESET)\s+(?!LOCAL\b|TRANSACTION\b)/, 'sets something for the session'],
  [/\bset_config\s*\([^)]*,\s*false\s*\)/i, 'sets something for the session'],
  [/^\s*(PREPARE|DISCARD)\s/, 'prepares for the session'],
  [/\bWITH\s+HOLD\b/i, 'keeps a cursor for the session'],
  [
    /\bCREATE\s+TEMP(ORARY)?\s+TABLE\b(?![\s\S]*\bON\s+COMMIT\s+DROP\b)/i,
    'keeps a temporary table for the session',
  ],
];

/** Returns the reasons why a statement cannot run on tables distributed by store, or behind a pooler. */
export function faultsOfStatement(sql: string, distributed: ReadonlySet<string>): string[] {
  const text = sql.replaceAll('"', '').replace(/--.*$/gm, ' ');
  const faults = FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
  return [
    ...faults,
    ...faultsOfReads(text, distributed),
    ...faultsOfWrites(text, distributed),
    ...faultsOfFunctions(text),
  ];
}

/** Functions whose value changes within a transaction. Citus refuses them in every UPDATE and DELETE. */
const VOLATILE = /\b(clock_timestamp|timeofday|random|setseed|gen_random_uuid|nextval)\s*\(/i;

/** Functions whose value depends on the time or on session settings. Adding an interval depends on the time zone. */
const MUTABLE =
  /\b(now|transaction_timestamp|statement_timestamp|clock_timestamp|random|to_char|date_trunc|age|concat|concat_ws|format|array_to_string|row_to_json|to_jsonb?|jsonb?_build_\w+|make_interval)\s*\(|\b(current_(timestamp|date|time)|localtime(stamp)?|interval)\b/i;

/** Interval arithmetic on a timestamp column: `issued_at - interval '1 hour'`. */
const FROM_A_COLUMN = /\b\w+_(at|until)\s*[-+]\s*(?:\$\d+\s*\*\s*)?(interval\b|make_interval\s*\()/i;

/** A function that reads session settings, with a column among its arguments. */
const STABLE_OF_A_COLUMN =
  /\b(to_char|date_trunc|concat|format|to_jsonb?|jsonb?_build_\w+)\s*\([^()]*(?<![$:\w])[a-z_]+/i;

/** Adds an interval that is read from a column to now(): `now() + make_interval(secs => given.seconds)`. */
const NOW_WITH_A_COLUMN = /\bnow\s*\(\s*\)\s*[-+]\s*make_interval\s*\(\s*\w+\s*=>\s*[a-z_][\w.]*\s*\)/i;

/**
 * Returns the functions that Citus refuses in a write because each copy of a row could get another value: a non-
 * immutable function inside CASE or COALESCE, in DO UPDATE SET or on a column; and a volatile function anywhere.
 * Citus accepts a plain now(), LEAST and GREATEST.
 */
export function faultsOfFunctions(sql: string): string[] {
  const writes = [
    ...sql.matchAll(/\b(?:UPDATE\s+(?:ONLY\s+)?\w+\s+SET|DELETE\s+FROM|DO\s+UPDATE\s+SET)\s.*$/gis),
  ];
  return writes
    .flatMap(([write]) => {
      const faults: string[] = [];
      if (VOLATILE.test(write)) faults.push('writes by a volatile function');
      if (choicesIn(write).some((choice) => MUTABLE.test(choice)))
        faults.push('writes by a function that is not immutable inside CASE or COALESCE');
      if (/^DO\s/i.test(write) && MUTABLE.test(write.replace(/\bRETURNING\b.*$/is, '')))
        faults.push('resolves a conflict by a function that is not immutable');
      if (/\(\s*SELECT\b/i.test(write) && STABLE_OF_A_COLUMN.test(write.replace(/'[^']*'/g, '')))
        faults.push('reads other rows, and writes by a function of a column that is not immutable');
      if (FROM_A_COLUMN.test(write)) faults.push('writes by an interval from a column');
      if (NOW_WITH_A_COLUMN.test(write)) faults.push('writes by now() with an interval from a column');
      return faults;
    })
    .concat(faultsOfConflicts(sql));
}

/**
 * An INSERT that takes its store from a parameter leaves its SELECT to the coordinator. The workers then get the rest,
 * and cannot tell the types of the parameters that only the SELECT has.
 */
function faultsOfConflicts(sql: string): string[] {
  const [, select = '', set = ''] =
    /\bINSERT\s+INTO\b[^;]*?\bSELECT\s+(.*?)\bDO\s+UPDATE\s+SET\b(.*?)(?:\bRETURNING\b.*)?$/is.exec(sql) ??
    [];
  return /^\$1\s*,[^]*\bFROM\b/i.test(select) && /\$\d/.test(set)
    ? ['resolves a conflict by a parameter, and selects the store from a parameter instead of a table']
    : [];
}

/** Returns the text of each outermost CASE … END and COALESCE(…). */
function choicesIn(sql: string): string[] {
  return [
    ...textsBetween(sql, /\bCASE\b|\bEND\b/gi, (word) => word.toUpperCase() === 'CASE'),
    ...[...sql.matchAll(/\bCOALESCE\s*(?=\()/gi)].flatMap(({ index, 0: name }) =>
      textsBetween(sql.slice(index + name.length), /[()]/g, (sign) => sign === '(').slice(0, 1),
    ),
  ];
}

function textsBetween(sql: string, marks: RegExp, isBegin: (mark: string) => boolean): string[] {
  const found: string[] = [];
  let [depth, begin] = [0, 0];
  for (const { index, 0: mark } of sql.matchAll(marks)) {
    if (isBegin(mark)) {
      if (depth === 0) begin = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(sql.slice(begin, index));
    }
  }
  return found;
}

function faultsOfReads(text: string, distributed: ReadonlySet<string>): string[] {
  const read = namesAfter(
    text,
    /\b(?:FROM|JOIN|USING|UPDATE(?!\s+(?:SET|OF|SKIP|NOWAIT)\b))\s+(?:ONLY\s+)?(\w+)/gi,
  );
  const tables = read.filter((name) => distributed.has(name));
  if (tables.length === 0) return [];
  if (EVERY_STORE.test(text)) {
    return /\b(UPDATE|DELETE|INSERT)\b/i.test(text) ? ['writes to every store at once'] : [];
  }
  const conditions = text.match(BY_STORE)?.length ?? 0;
  return conditions < tables.length
    ? [`reads ${tables.join(', ')} with ${conditions} of ${tables.length} conditions by store_id`]
    : [];
}

function faultsOfWrites(text: string, distributed: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (
    /\bINSERT\s+INTO\b(?:(?!\bSELECT\b)[^])*\bVALUES\b(?:(?!\bON\s+CONFLICT\b)[^])*\(\s*SELECT\b/i.test(text)
  )
    faults.push('inserts VALUES that contain a SELECT, which Citus refuses');
  for (const [, name = '', columns = ''] of text.matchAll(
    /\bINSERT\s+INTO\s+(\w+)(?:\s+AS\s+\w+)?\s*(\([^)]*\))?/gi,
  )) {
    if (!distributed.has(name)) continue;
    if (!/^\(\s*store_id\b/i.test(columns))
      faults.push(`inserts into ${name} without store_id as the first column`);
    const target = /\bON\s+CONFLICT\s*\(\s*(\w+)/i.exec(text)?.[1];
    if (target !== undefined && target !== 'store_id')
      faults.push(`resolves a conflict by ${target}, not by store_id`);
  }
  // The SET clause of an update, up to its WHERE or RETURNING.
  for (const [, assignments = ''] of text.matchAll(
    /\bSET\s+(.*?)(?=\bWHERE\b|\bFROM\b|\bRETURNING\b|$)/gis,
  )) {
    if (/(?:^|,|\()\s*store_id\s*(?:=|,)/i.test(assignments)) faults.push('sets store_id');
  }
  return faults;
}

function namesAfter(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());
}
