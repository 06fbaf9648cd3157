import type { ChannelKey, OwnChannelKey } from './channel.ts';

/** A channel that the merchant added. */
export interface OwnChannel {
  readonly key: OwnChannelKey;
  readonly name: string;
}

/** What the merchant decided about a text or a link. */
export interface OwnRule {
  readonly id: string;
  /** What is compared: the whole text, words that stand in it, or the source that a link names. */
  readonly match: 'text' | 'words' | 'source';
  readonly phrase: string;
  /** Null if this names no channel, so that it leaves the list of open texts. */
  readonly channel: ChannelKey | null;
}

/** The merchant's own channels and rules, in the order in which they apply. */
export interface ChannelMapping {
  readonly channels: readonly OwnChannel[];
  readonly rules: readonly OwnRule[];
}

export const NO_MAPPING: ChannelMapping = { channels: [], rules: [] };

/** A change of the mapping as a plain value, so that it can be stored and undone. */
export type MappingEdit =
  | { readonly kind: 'add_rule'; readonly rule: OwnRule; readonly at: number }
  | { readonly kind: 'remove_rule'; readonly id: string }
  | { readonly kind: 'add_channel'; readonly channel: OwnChannel; readonly at: number }
  | { readonly kind: 'remove_channel'; readonly key: OwnChannelKey }
  | { readonly kind: 'several'; readonly edits: readonly MappingEdit[] };

export interface EditedMapping {
  readonly mapping: ChannelMapping;
  /** The edit that restores the mapping as it was. */
  readonly undo: MappingEdit;
}

const NOTHING: MappingEdit = { kind: 'several', edits: [] };

/**
 * Applies an edit. What is there already is not added again, what is not there is not removed, and a rule for an own channel
 * that is not there is not added: these change nothing.
 */
export function editMapping(mapping: ChannelMapping, edit: MappingEdit): EditedMapping {
  switch (edit.kind) {
    case 'add_rule':
      return addRule(mapping, edit.rule, edit.at);
    case 'remove_rule':
      return removeRule(mapping, edit.id);
    case 'add_channel':
      return addChannel(mapping, edit.channel, edit.at);
    case 'remove_channel':
      return removeChannel(mapping, edit.key);
    case 'several':
      return editSeveral(mapping, edit.edits);
  }
}

/** The edit that adds a rule before all others, so that it applies first. */
export const addFirst = (rule: OwnRule): MappingEdit => ({ kind: 'add_rule', rule, at: 0 });

function addRule(mapping: ChannelMapping, rule: OwnRule, at: number): EditedMapping {
  const isKnown = mapping.rules.some(({ id }) => id === rule.id);
  if (isKnown || !hasChannel(mapping, rule.channel)) return { mapping, undo: NOTHING };
  const rules = insert(mapping.rules, rule, at);
  return { mapping: { ...mapping, rules }, undo: { kind: 'remove_rule', id: rule.id } };
}

function removeRule(mapping: ChannelMapping, id: string): EditedMapping {
  const at = mapping.rules.findIndex((rule) => rule.id === id);
  const rule = mapping.rules[at];
  if (!rule) return { mapping, undo: NOTHING };
  const rules = mapping.rules.filter((each) => each !== rule);
  return { mapping: { ...mapping, rules }, undo: { kind: 'add_rule', rule, at } };
}

function addChannel(mapping: ChannelMapping, channel: OwnChannel, at: number): EditedMapping {
  if (mapping.channels.some(({ key }) => key === channel.key)) return { mapping, undo: NOTHING };
  const channels = insert(mapping.channels, channel, at);
  return { mapping: { ...mapping, channels }, undo: { kind: 'remove_channel', key: channel.key } };
}

/** Removes the channel together with the rules that lead to it. */
function removeChannel(mapping: ChannelMapping, key: OwnChannelKey): EditedMapping {
  const at = mapping.channels.findIndex((channel) => channel.key === key);
  const channel = mapping.channels[at];
  if (!channel) return { mapping, undo: NOTHING };
  const rules = mapping.rules.filter((rule) => rule.channel === key);
  const without = editSeveral(
    mapping,
    rules.map(({ id }): MappingEdit => ({ kind: 'remove_rule', id })),
  );
  return {
    mapping: { ...without.mapping, channels: mapping.channels.filter((each) => each !== channel) },
    undo: { kind: 'several', edits: [{ kind: 'add_channel', channel, at }, without.undo] },
  };
}

function editSeveral(mapping: ChannelMapping, edits: readonly MappingEdit[]): EditedMapping {
  let edited = mapping;
  const undone: MappingEdit[] = [];
  for (const edit of edits) {
    const step = editMapping(edited, edit);
    edited = step.mapping;
    undone.unshift(step.undo);
  }
  return { mapping: edited, undo: { kind: 'several', edits: undone } };
}

function hasChannel({ channels }: ChannelMapping, channel: ChannelKey | null): boolean {
  return channel?.startsWith('own:') !== true || channels.some(({ key }) => key === channel);
}

function insert<Item>(items: readonly Item[], item: Item, at: number): Item[] {
  return [...items.slice(0, Math.max(0, at)), item, ...items.slice(Math.max(0, at))];
}
