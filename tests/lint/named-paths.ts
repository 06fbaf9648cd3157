import { posix } from 'node:path';

/** The files, folders and npm scripts that a Markdown page may name. */
export interface Repository {
  /** Paths from the root with forward slashes; folders without a slash at their end. */
  readonly paths: ReadonlySet<string>;
  readonly scripts: ReadonlySet<string>;
}

/** Returns the paths and commands in a Markdown page that the repository lacks. `page` is its path from the root. */
export function missingFrom(repository: Repository, page: string, markdown: string): string[] {
  const prose = markdown.replace(/^```[^]*?^```$/gm, '');
  return [
    ...missingLinks(repository, page, prose),
    ...missingPaths(repository, page, prose),
    ...missingCommands(repository, markdown),
  ];
}

const LINK = /\]\(([^)\s]+)\)/g;

function missingLinks({ paths }: Repository, page: string, prose: string): string[] {
  return [...prose.matchAll(LINK)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^\w+:/.test(target))
    .filter((target) => !paths.has(withoutSlash(posix.join(posix.dirname(page), target))));
}

const CODE = /`([^`\n]+)`/g;
/** A path, where `*` and `<name>` stand for a part of a name, and `{a,b}` for either. */
const PATH = /^\.?[\w@*<>{},-][\w.@*<>{},-]*(\/[\w.@*<>{},-]+)*\/?$/;
const FILE = /^[\w.-]+\.(ts|tsx|mjs|md|css|toml|yml)$/;

function missingPaths({ paths }: Repository, page: string, prose: string): string[] {
  const folder = posix.dirname(page);
  const isThere = (path: string) => paths.has(path);
  return [...prose.matchAll(CODE)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code) && (code.includes('/') || FILE.test(code)))
    .filter((code) => {
      if (FILE.test(code)) return !isNamed(paths, code);
      const [first = ''] = code.split('/');
      const beginsHere = isThere(first) || isThere(posix.join(folder, first));
      return beginsHere && ![code, posix.join(folder, code)].some((path) => isMatched(paths, path));
    });
}

/** A page may name a file without its folder. */
function isNamed(paths: ReadonlySet<string>, name: string): boolean {
  return [...paths].some((path) => posix.basename(path) === name);
}

function isMatched(paths: ReadonlySet<string>, path: string): boolean {
  const wanted = withoutSlash(path);
  if (!/[*<{]/.test(wanted)) return paths.has(wanted);
  const pattern = wanted
    .replace(/[.]/g, '\\$&')
    .replace(/<[^>]*>|\*/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  const matches = new RegExp(`^${pattern}$`);
  return [...paths].some((each) => matches.test(each));
}

const COMMAND = /\bnpm run ([\w:-]+)/g;

function missingCommands({ scripts }: Repository, markdown: string): string[] {
  return [...markdown.matchAll(COMMAND)].filter(([, name = '']) => !scripts.has(name)).map(([run]) => run);
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');
