/** One instruction of a Dockerfile that this reader knows. */
export type Instruction =
  | { readonly kind: 'WORKDIR'; readonly path: string }
  | {
      readonly kind: 'COPY';
      /** The stage or image to copy from; null for the build's context. */
      readonly from: string | null;
      readonly sources: readonly string[];
      readonly target: string;
    }
  | { readonly kind: 'RUN'; readonly command: string; readonly caches: readonly string[] }
  | { readonly kind: 'ENV'; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'USER'; readonly uid: number; readonly gid: number }
  | { readonly kind: 'EXPOSE'; readonly port: number }
  | { readonly kind: 'STOPSIGNAL'; readonly signal: string }
  | { readonly kind: 'HEALTHCHECK'; readonly command: readonly string[] }
  | { readonly kind: 'CMD'; readonly command: readonly string[] };

export interface Stage {
  /** The image or earlier stage that it begins with. */
  readonly base: string;
  readonly name: string | null;
  readonly instructions: readonly Instruction[];
}

/**
 * Reads a Dockerfile. Refuses each instruction, option and form that it does not know, so that nothing which Docker
 * would carry out is left out silently. `given` are the build's arguments.
 */
export function readDockerfile(text: string, given: Readonly<Record<string, string>> = {}): Stage[] {
  const values: Record<string, string> = {};
  const stages: (Stage & { readonly instructions: Instruction[] })[] = [];
  for (const line of logicalLines(text)) {
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line) ?? [];
    const name = word.toUpperCase();
    const stage = stages.at(-1);
    if (name === 'FROM') stages.push(readFrom(rest, values));
    else if (name === 'ARG' && stage === undefined) Object.assign(values, readArgument(rest, given));
    else if (stage === undefined) throw refusal(line, 'only ARG may come before FROM');
    else stage.instructions.push(readInstruction(name, rest));
  }
  const foreign = Object.keys(given).filter((key) => !(key in values));
  if (foreign.length > 0) throw new Error(`The Dockerfile has no argument ${foreign.join(', ')}.`);
  return stages;
}

/** Joins continued lines and drops comments, as Docker does. */
function logicalLines(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => !line.trimStart().startsWith('#'));
  return lines
    .join('\n')
    .replaceAll(/\\[ \t]*\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readFrom(rest: string, values: Readonly<Record<string, string>>) {
  const [, written = '', name] = /^([^\s-]\S*)(?:\s+AS\s+([a-z][a-z0-9_.-]*))?$/i.exec(rest) ?? [];
  if (written === '') throw refusal(`FROM ${rest}`, 'its form is unknown');
  const base = written.replaceAll(/\$\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw refusal(`FROM ${rest}`, `no argument ${key} was declared before`);
    return value;
  });
  return { base, name: name ?? null, instructions: [] };
}

function readArgument(rest: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const [, key = '', fallback] = /^(\w+)=(\S+)$/.exec(rest) ?? [];
  if (key === '' || fallback === undefined) throw refusal(`ARG ${rest}`, 'it needs a name and a default');
  return { [key]: given[key] ?? fallback };
}

function readInstruction(name: string, rest: string): Instruction {
  const read = READERS[name];
  if (read === undefined) throw refusal(`${name} ${rest}`, 'this instruction is unknown here');
  if (name !== 'RUN' && rest.includes('$'))
    throw refusal(`${name} ${rest}`, 'variables are known in FROM only');
  return read(rest);
}

const READERS: Readonly<Record<string, (rest: string) => Instruction>> = {
  WORKDIR: (rest) => {
    if (!/^\/\S*$/.test(rest)) throw refusal(`WORKDIR ${rest}`, 'it needs one absolute path');
    return { kind: 'WORKDIR', path: rest };
  },
  COPY: readCopy,
  RUN: readRun,
  ENV: (rest) => {
    const pairs = rest.split(/\s+/).map((pair) => /^(\w+)=([^\s"'\\]*)$/.exec(pair));
    if (pairs.includes(null)) throw refusal(`ENV ${rest}`, 'it needs NAME=value without quotes');
    return { kind: 'ENV', values: Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]])) };
  },
  USER: (rest) => {
    const [, uid, gid] = /^(\d+):(\d+)$/.exec(rest) ?? [];
    if (uid === undefined || gid === undefined) throw refusal(`USER ${rest}`, 'it needs two numbers');
    return { kind: 'USER', uid: Number(uid), gid: Number(gid) };
  },
  EXPOSE: (rest) => {
    if (!/^\d+$/.test(rest)) throw refusal(`EXPOSE ${rest}`, 'it needs one port');
    return { kind: 'EXPOSE', port: Number(rest) };
  },
  STOPSIGNAL: (rest) => {
    if (!/^SIG[A-Z]+$/.test(rest)) throw refusal(`STOPSIGNAL ${rest}`, 'it needs the name of a signal');
    return { kind: 'STOPSIGNAL', signal: rest };
  },
  HEALTHCHECK: (rest) => {
    const [, command] =
      /^(?:--(?:interval|timeout|start-period|retries)=\w+\s+)*CMD\s+(\[.*\])$/.exec(rest) ?? [];
    if (command === undefined) throw refusal(`HEALTHCHECK ${rest}`, 'its form is unknown');
    return { kind: 'HEALTHCHECK', command: readJsonCommand('HEALTHCHECK', command) };
  },
  CMD: (rest) => ({ kind: 'CMD', command: readJsonCommand('CMD', rest) }),
};

function readCopy(rest: string): Instruction {
  const words = rest.split(/\s+/);
  const [, from] = /^--from=(\S+)$/.exec(words[0] ?? '') ?? [];
  const paths = from === undefined ? words : words.slice(1);
  if (paths.length < 2 || paths.some((path) => /^--|[[\]*?"<]/.test(path))) {
    throw refusal(`COPY ${rest}`, 'it needs plain paths, and may have --from');
  }
  return { kind: 'COPY', from: from ?? null, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}

const CACHE = /^--mount=type=cache,target=(\/\S+)\s+/;

function readRun(rest: string): Instruction {
  const [option = '', cache] = CACHE.exec(rest) ?? [];
  const command = rest.slice(option.length);
  if (/^(?:--|\[|<<)|<<\w/.test(command)) throw refusal(`RUN ${rest}`, 'its form is unknown');
  return { kind: 'RUN', command, caches: cache === undefined ? [] : [cache] };
}

function readJsonCommand(name: string, text: string): string[] {
  const refused = refusal(`${name} ${text}`, 'the command has to be a JSON list of texts');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw refused;
  }
  const isList =
    Array.isArray(parsed) && parsed.length > 0 && parsed.every((word) => typeof word === 'string');
  if (!isList) throw refused;
  return parsed as string[];
}

const refusal = (line: string, reason: string) => new Error(`Dockerfile: “${line.trim()}”: ${reason}.`);
