import type { ChannelEdit } from '#shared/api/channels.ts';
import type { ChannelKey, OwnChannelKey } from '#shared/channels/channel.ts';
import { MAPPING_LIMITS } from '#shared/channels/mapping-limits.ts';
import { newId } from '../../../lib/new-id.ts';
import { failedChange } from '../../../ui/toasts/failed-change.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useEditChannels, useUndoChannels } from '../../../answers/api/channels.ts';

/** What a text counts as: a channel, nothing, or a new channel with this name. */
export type Decision =
  | { readonly kind: 'channel'; readonly channel: ChannelKey | null }
  | { readonly kind: 'new'; readonly name: string };

/** The changes of the store's channels, each with its undo in a notice. */
export function useDecisions(surveyId: string) {
  const { show } = useToasts();
  const edit = useEditChannels(surveyId);
  const undoing = useUndoChannels(surveyId);
  // Callbacks given to `mutate` would run for the last call only, and not after the tab is left.
  const undo = async (revision: number | null): Promise<void> => {
    try {
      await undoing.mutateAsync(revision);
      show({ variant: 'success', title: 'The last change is undone' });
    } catch (fault) {
      show(failedChange('Nothing was undone', fault));
    }
  };
  const saveEdits = async (edits: readonly ChannelEdit[], title: string): Promise<void> => {
    try {
      const { revision } = await edit.mutateAsync(edits);
      show({
        variant: 'success',
        title,
        action: { label: 'Undo', onAction: () => void undo(revision) },
      });
    } catch (fault) {
      show(failedChange('Nothing was changed', fault));
    }
  };
  const change = (edits: readonly ChannelEdit[], title: string): void => void saveEdits(edits, title);
  const decide = (
    match: 'text' | 'source',
    phrase: string,
    decision: Decision,
    nameOf: (channel: ChannelKey) => string,
  ): void => {
    if (decision.kind === 'new') {
      const key: OwnChannelKey = `own:${newId()}`;
      const name = decision.name.slice(0, MAPPING_LIMITS.nameLength);
      change(
        [{ kind: 'add_channel', channel: { key, name } }, addRule(match, phrase, key)],
        `“${short(phrase)}” counts as ${name}`,
      );
      return;
    }
    const { channel } = decision;
    change(
      [addRule(match, phrase, channel)],
      channel === null
        ? `“${short(phrase)}” names no channel`
        : `“${short(phrase)}” counts as ${nameOf(channel)}`,
    );
  };
  return {
    decide,
    undo: () => void undo(null),
    remove: (id: string) => change([{ kind: 'remove_rule', id }], 'The rule is removed'),
    removeChannel: (key: OwnChannelKey, name: string) =>
      change([{ kind: 'remove_channel', key }], `${name} and its rules are removed`),
    isBusy: edit.isPending || undoing.isPending,
  };
}

const LONGEST_QUOTE = 40;

const short = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

const addRule = (match: 'text' | 'source', phrase: string, channel: ChannelKey | null): ChannelEdit => ({
  kind: 'add_rule',
  rule: { id: newId(), match, phrase, channel },
});
