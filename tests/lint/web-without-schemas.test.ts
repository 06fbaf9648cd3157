import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readSources, type Sources } from './structure.ts';

/** The ways on which files of the web load zod at run time: imports of types load nothing. */
function waysToZod(sources: Sources): string[] {
  const ways = new Map(
    [...sources.keys()].filter((file) => file.startsWith('web/')).map((file) => [file, file]),
  );
  const found: string[] = [];
  for (const [file, way] of ways) {
    const loaded = (sources.get(file) ?? '').replaceAll(/^(import|export) type [^;]*;/gm, '');
    for (const { fileName } of ts.preProcessFile(loaded, true, true).importedFiles) {
      if (/^zod(\/|$)/.test(fileName)) found.push(way);
      const to = fileName.startsWith('#') ? fileName.slice(1) : join(dirname(file), fileName);
      if (sources.has(to) && !ways.has(to)) ways.set(to, `${way} → ${to}`);
    }
  }
  return found;
}

test('the web loads no schema', () => {
  expect(waysToZod(readSources())).toEqual([]);
});

test('finds a schema behind another file, and passes over types', () => {
  const sources = new Map([
    ['web/a.ts', "import { b } from '#shared/b.ts';"],
    ['shared/b.ts', "import './c-schema.ts';"],
    ['shared/c-schema.ts', "import * as z from 'zod/mini';"],
    ['web/d.ts', "import type { c } from '#shared/c-schema.ts';"],
  ]);
  expect(waysToZod(sources)).toEqual(['web/a.ts → shared/b.ts → shared/c-schema.ts']);
});
