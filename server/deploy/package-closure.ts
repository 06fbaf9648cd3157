/** The parts of package-lock.json that say which packages a package needs. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly dev?: boolean;
  readonly version?: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const MODULES = 'node_modules/';

/**
 * The folders of the packages that these modules need, from the repository's root, in alphabetical order. Each name is
 * looked up as Node does: beside the package that needs it, then in the folders above.
 */
export function packageClosure({ packages }: LockFile, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = modules.map((module) => ({ from: '', name: packageOf(module), isOptional: false }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = locate(packages, next.from, next.name);
    if (path === null && next.isOptional) continue;
    if (path === null)
      throw new Error(`${next.from || 'The server'} needs ${next.name}, which is not locked.`);
    if (found.has(path)) continue;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      waiting.push({ from: path, name, isOptional: name in optionalDependencies });
    }
  }
  return [...found].sort();
}

/** The package of an imported module: `eld` of `eld/small`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

function locate(packages: LockFile['packages'], from: string, name: string): string | null {
  const path = `${from === '' ? '' : `${from}/`}${MODULES}${name}`;
  if (path in packages) return path;
  if (from === '') return null;
  const above = from.lastIndexOf(MODULES);
  return locate(packages, from.slice(0, Math.max(0, above - 1)), name);
}
