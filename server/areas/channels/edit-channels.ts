import { isDeepStrictEqual } from 'node:util';
import type { ChannelEdit, StoreChannels } from '#shared/api/channels.ts';
import { addFirst, type ChannelMapping, editMapping, type MappingEdit } from '#shared/channels/mapping.ts';
import { MAPPING_LIMITS } from '#shared/channels/mapping-limits.ts';
import { AppError } from '#shared/errors.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findChannels, saveChannels, type StoredChannels } from './mapping-repository.ts';

type ChannelDeps = Pick<Deps, 'database'>;

export async function getChannels({ database }: ChannelDeps, { storeId }: Session): Promise<StoreChannels> {
  return presentChannels(requireFound(await findChannels(database, storeId)));
}

function presentChannels({ revision, mapping, undo }: StoredChannels): StoreChannels {
  return { revision, ...mapping, undoable: undo.length };
}

/** Applies edits as one change. A change that alters nothing is not stored. */
export function editChannels(
  { database }: ChannelDeps,
  { storeId }: Session,
  { revision, edits }: { readonly revision: number; readonly edits: readonly ChannelEdit[] },
): Promise<StoreChannels> {
  return change(database, storeId, (stored) => {
    refuseOutdated(stored, revision);
    let { mapping } = stored;
    const undone: MappingEdit[] = [];
    for (const edit of edits) {
      const step = editMapping(mapping, toMappingEdit(mapping, edit));
      mapping = step.mapping;
      undone.unshift(step.undo);
    }
    refuseTooMany(mapping);
    if (isDeepStrictEqual(mapping, stored.mapping)) return stored;
    const undo = [{ kind: 'several', edits: undone } as const, ...stored.undo].slice(0, MAPPING_LIMITS.undo);
    return { ...stored, mapping, undo, revision: stored.revision + 1 };
  });
}

function toMappingEdit({ channels }: ChannelMapping, edit: ChannelEdit): MappingEdit {
  if (edit.kind === 'add_rule') return addFirst(edit.rule);
  return edit.kind === 'add_channel' ? { ...edit, at: channels.length } : edit;
}

export function undoChannels(
  { database }: ChannelDeps,
  { storeId }: Session,
  { revision }: { readonly revision: number },
): Promise<StoreChannels> {
  return change(database, storeId, (stored) => {
    refuseOutdated(stored, revision);
    const [latest, ...undo] = stored.undo;
    if (latest === undefined) throw new AppError('CONFLICT', 'There is no change left to undo.');
    const { mapping } = editMapping(stored.mapping, latest);
    return { ...stored, mapping, undo, revision: stored.revision + 1 };
  });
}

function change(
  database: Database,
  storeId: string,
  decide: (stored: StoredChannels) => StoredChannels,
): Promise<StoreChannels> {
  return database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const stored = requireFound(await findChannels(tx, storeId));
    const changed = decide(stored);
    if (changed !== stored) await saveChannels(tx, storeId, changed);
    return presentChannels(changed);
  });
}

function refuseOutdated(stored: StoredChannels, revision: number): void {
  if (stored.revision !== revision) throw new AppError('CONFLICT');
}

function refuseTooMany({ rules, channels }: ChannelMapping): void {
  const fault =
    rules.length > MAPPING_LIMITS.rules
      ? `A store has at most ${MAPPING_LIMITS.rules.toLocaleString('en')} rules.`
      : channels.length > MAPPING_LIMITS.channels
        ? `A store has at most ${MAPPING_LIMITS.channels} channels of its own.`
        : null;
  if (fault !== null) throw new AppError('INVALID_INPUT', fault, { fields: { edits: fault } });
}
