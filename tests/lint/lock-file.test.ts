import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { droppedPlatforms } from './lock-file.ts';

const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');

describe('the lock file', () => {
  it('names no registry, so that each machine uses its own', () => {
    expect(text).not.toContain('"resolved": "http');
  });

  it('holds the package of every platform that a package is built for', () => {
    expect(droppedPlatforms(JSON.parse(text) as Parameters<typeof droppedPlatforms>[0])).toEqual([]);
  });

  it('names a platform that was dropped', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' } },
      'node_modules/@tool/linux': {},
    };
    expect(droppedPlatforms({ packages })).toEqual(['node_modules/tool: @tool/mac']);
    expect(
      droppedPlatforms({ packages: { ...packages, 'node_modules/tool/node_modules/@tool/mac': {} } }),
    ).toEqual([]);
  });
});
