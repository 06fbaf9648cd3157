interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
}

/** The optional packages that are needed and not locked. npm drops one silently if its registry does not have it. */
export function droppedPlatforms({ packages }: LockFile): string[] {
  const isLocked = (from: string, name: string) =>
    [`${from}/node_modules/${name}`, `node_modules/${name}`].some((path) => path in packages);
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(from, name))
      .map((name) => `${from}: ${name}`),
  );
}
