/** A reading statement over all stores, for upkeep: it says so in a comment, and each machine can answer for itself. */
const EVERY_STORE = /\/\*\s*every store\b/i;

/** A condition or join by the store, a row of columns that begins with it included. */
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
];

/** What stands in the way of running a statement where the tables are distributed by store. */
export function faultsOfStatement(sql: string, distributed: ReadonlySet<string>): string[] {
  const text = sql.replaceAll('"', '').replace(/--.*$/gm, ' ');
  const faults = FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
  return [...faults, ...faultsOfReads(text, distributed), ...faultsOfWrites(text, distributed)];
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
  // The SET of an update, up to where its conditions or its answer begin.
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
