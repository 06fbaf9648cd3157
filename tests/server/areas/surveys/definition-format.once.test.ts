import { describe, expect, test } from 'vitest';
import {
  readDefinition,
  upgradeTo,
  type Upgrade,
} from '#server/areas/surveys/definitions/upgrade-definition.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

describe('reading a stored definition', () => {
  const upgrades: readonly Upgrade[] = [
    (stored) => ({ ...stored, name: `${String(stored.name)} 2` }),
    (stored) => ({ ...stored, name: `${String(stored.name)} 3` }),
  ];

  test('returns the current format unchanged', () => {
    const definition = survey(question('text', 'a'));
    expect(readDefinition(definition)).toBe(definition);
  });

  test('upgrades any earlier format step by step, without changing the stored object', () => {
    const stored = Object.freeze({ formatVersion: 1, name: 'x' });
    expect(upgradeTo(3, upgrades, stored)).toEqual({ formatVersion: 3, name: 'x 2 3' });
    expect(upgradeTo(3, upgrades, { formatVersion: 2, name: 'x' })).toEqual({
      formatVersion: 3,
      name: 'x 3',
    });
    expect(upgradeTo(3, upgrades, { formatVersion: 3, name: 'x' })).toEqual({ formatVersion: 3, name: 'x' });
  });

  test.each([
    [null],
    ['text'],
    [{}],
    [{ formatVersion: 0 }],
    [{ formatVersion: 2 }],
    [{ formatVersion: '1' }],
    [{ formatVersion: 1.5 }],
  ])('returns null for %j', (stored) => {
    expect(readDefinition(stored)).toBeNull();
  });
});
