import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFirst,
  type ChannelMapping,
  editMapping,
  type MappingEdit,
  NO_MAPPING,
  type OwnRule,
} from '#shared/channels/mapping.ts';

const rule = (id: string, channel: OwnRule['channel'] = 'podcast'): OwnRule => ({
  id,
  match: 'words',
  phrase: `phrase ${id}`,
  channel,
});

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const key = id.map((each) => `own:${each}` as const);
const at = fc.nat(4);
const single: fc.Arbitrary<MappingEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('add_rule' as const),
    rule: fc.tuple(id, fc.option(key)).map(([own, to]) => rule(own, to)),
    at,
  }),
  fc.record({ kind: fc.constant('remove_rule' as const), id }),
  fc.record({
    kind: fc.constant('add_channel' as const),
    channel: fc.record({ key, name: fc.string() }),
    at,
  }),
  fc.record({ kind: fc.constant('remove_channel' as const), key }),
);
const edit = fc.oneof(
  { weight: 4, arbitrary: single },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('several' as const),
      edits: fc.array(single, { maxLength: 4 }),
    }),
  },
);

const apply = (mapping: ChannelMapping, edits: readonly MappingEdit[]) =>
  edits.reduce((edited, each) => editMapping(edited, each).mapping, mapping);

describe('the mapping of a store', () => {
  it('is restored exactly by undoing, also from stored edits', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), edit, (before, next) => {
        const mapping = apply(NO_MAPPING, before);
        const edited = editMapping(mapping, next);
        const stored = JSON.parse(JSON.stringify(edited.undo)) as MappingEdit;
        const undone = editMapping(edited.mapping, stored);
        expect(undone.mapping).toEqual(mapping);
        expect(editMapping(undone.mapping, undone.undo).mapping).toEqual(edited.mapping);
      }),
    );
  });

  it('is restored exactly by undoing several edits in turn', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const undone: MappingEdit[] = [];
        let mapping = NO_MAPPING;
        for (const each of edits) {
          const edited = editMapping(mapping, each);
          mapping = edited.mapping;
          undone.unshift(edited.undo);
        }
        expect(apply(mapping, undone)).toEqual(NO_MAPPING);
      }),
    );
  });

  it('takes a new rule before the others', () => {
    const mapping = apply(NO_MAPPING, [addFirst(rule('a')), addFirst(rule('b'))]);
    expect(mapping.rules.map((each) => each.id)).toEqual(['b', 'a']);
  });

  it('has each rule and channel once', () => {
    const added = apply(NO_MAPPING, [addFirst(rule('a')), addFirst(rule('a', 'friend'))]);
    expect(added.rules).toEqual([rule('a')]);
  });

  it('removes the rules of a removed channel, and undo restores them in their order', () => {
    const edits: MappingEdit[] = [
      { kind: 'add_channel', channel: { key: 'own:studio', name: 'Studio' }, at: 0 },
      addFirst(rule('a', 'own:studio')),
      addFirst(rule('b')),
      addFirst(rule('c', 'own:studio')),
    ];
    const mapping = apply(NO_MAPPING, edits);
    const removed = editMapping(mapping, { kind: 'remove_channel', key: 'own:studio' });
    expect(removed.mapping).toEqual({ channels: [], rules: [rule('b')] });
    expect(editMapping(removed.mapping, removed.undo).mapping).toEqual(mapping);
  });
});
