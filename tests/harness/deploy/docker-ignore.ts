/** Returns whether Docker sends a path of the context to the build. The last pattern that matches decides. */
export function readDockerIgnore(text: string): (path: string) => boolean {
  const rules = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), matches: patternOf(line.replace(/^!/, '')) }));
  return (path) => rules.findLast(({ matches }) => matches.test(path))?.isKept ?? true;
}

/** A pattern covers a path and everything below it. */
function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .replaceAll(/\*\*\/|\*\*|\*|\?|[\\^$.|+()[\]{}]/g, (found) => {
      if (found === '**/') return '(?:.*/)?';
      if (found === '**') return '.*';
      if (found === '*') return '[^/]*';
      return found === '?' ? '[^/]' : `\\${found}`;
    });
  return new RegExp(`^${source}(?:/.*)?$`);
}
