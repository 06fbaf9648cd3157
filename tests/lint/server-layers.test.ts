import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { layerOf, SERVER_LAYERS } from './walls.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every import between files of the server, imports of types included. */
function serverImports(): [from: string, to: string][] {
  const files = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.config.ts'))
    .flatMap((file) => {
      const from = `server/${file.replaceAll('\\', '/')}`;
      const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, from), 'utf8'), true, true);
      return importedFiles.flatMap(({ fileName }): [string, string][] => {
        if (fileName.startsWith('#server/')) return [[from, `server/${fileName.slice('#server/'.length)}`]];
        if (fileName.startsWith('.')) return [[from, normalize(join(dirname(from), fileName))]];
        return [];
      });
    });
}

const IMPORTS = serverImports();

/** Which layers each layer imports. */
const LAYER_IMPORTS = new Map(
  SERVER_LAYERS.map((layer, place) => {
    const imported = IMPORTS.filter(([from]) => layerOf(from) === place).map(([, to]) => layerOf(to));
    return [layer, [...new Set(imported)].filter((to) => to !== place).sort((a, b) => a - b)] as const;
  }),
);

it('finds the imports of the server', () => {
  expect(IMPORTS.length).toBeGreaterThan(1_000);
});

it('assigns every server file to a layer', () => {
  const files = IMPORTS.flat().filter((file) => file.startsWith('server/'));
  expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
});

it('never imports upward, types included, so no two layers import each other', () => {
  expect(IMPORTS.filter(([from, to]) => to.startsWith('server/') && layerOf(to) > layerOf(from))).toEqual([]);
});

/** The longest chain of areas in which each imports the next. */
it('has import chains of at most eight areas', () => {
  const depths = new Map<string, number>();
  for (const [layer, imported] of LAYER_IMPORTS) {
    const below = imported.map((to) => depths.get(SERVER_LAYERS[to] ?? '') ?? 0);
    depths.set(layer, (layer.startsWith('server/areas/') ? 1 : 0) + Math.max(0, ...below));
  }
  expect(Math.max(...depths.values())).toBe(8);
});
