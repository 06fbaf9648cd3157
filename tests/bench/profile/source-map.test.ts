import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { piecesOf } from './source-map.ts';

it('cuts a built file into pieces by source, and loses no character', async () => {
  const [{ output: [chunk] } = { output: [] }] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      sourcemap: 'hidden',
      lib: { entry: join(import.meta.dirname, '../page/results.ts'), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  const { code, map } = chunk as Rolldown.OutputChunk;
  expect(map?.sources.length).toBeGreaterThan(3);
  const pieces = piecesOf(code, map as NonNullable<typeof map>);
  expect(pieces.map(({ text }) => text).join('')).toBe(code);
  const textOf = (name: string) =>
    pieces
      .filter(({ source }) => source?.endsWith(name) === true)
      .map(({ text }) => text)
      .join('');
  expect(textOf('goal.ts')).toContain('sooner than the reference');
  expect(textOf('explanations.ts')).toContain('Taking in answers');
  expect(textOf('explanations.ts')).not.toContain('sooner than the reference');
});
