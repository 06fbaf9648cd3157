import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unreadMembers } from './unread-members.ts';

describe('unread members of constants', () => {
  it('the product reads every member of its tables of constants', () => {
    const sources = new Map(['shared', 'server', 'web'].flatMap(sourcesIn));
    expect(sources.size).toBeGreaterThan(500);
    expect(unreadMembers(sources)).toEqual([]);
  });
});

describe('a member counts as read', () => {
  it.each([
    ['by its name', 'export const x = T.one;'],
    ['through a renamed import', 'export const x = Other.one;'],
    ['by a literal key', "export const x = T['one'];"],
    ['by a destructuring', 'const { one: x } = T; export { x };'],
    ['by a key of a listed type', "export const x = (key: 'one') => T[key];"],
  ])('counts a member read %s, and no other member', (_, use) => {
    expect(unread(use)).toEqual(['shared/table.ts: T.two']);
  });

  it.each([
    ['is passed on', 'export const x = Object.values(T);'],
    ['is spread', 'export const x = { ...T };'],
    ['becomes a property', 'export const x = { T };'],
    ['is indexed by any key', 'export const x = (key: string) => T[key as never];'],
    ['is destructured with a rest', 'const { one, ...x } = T; export { one, x };'],
  ])('counts every member when the whole table %s', (_, use) => {
    expect(unread(use)).toEqual([]);
  });
});

it.each([
  ['an import alone', ''],
  ['its type', 'export type X = (typeof T)["one"];'],
  [
    'another object with such a member',
    'export const x = (other: { one: 1; two: 2 }) => other.one + other.two;',
  ],
])('counts no member as read by %s', (_, use) => {
  expect(unread(use)).toEqual(['shared/table.ts: T.one', 'shared/table.ts: T.two']);
});

function unread(use: string): string[] {
  return unreadMembers(
    new Map([
      [path.resolve('shared/table.ts'), 'export const T = { one: 1, two: 2 } as const satisfies object;'],
      [path.resolve('web/use.ts'), `import { T, T as Other } from '#shared/table.ts';\n${use}`],
    ]),
  );
}

function sourcesIn(folder: string): (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.resolve(folder, name))
    .map((name) => [name, readFileSync(name, 'utf8')] as const);
}
