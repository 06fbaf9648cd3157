import type { StoreChannels } from '#shared/api/channels.ts';
import type { ChannelKey } from '#shared/channels/channel.ts';
import { Select } from '../../../ui/select.tsx';
import { channelChoices, channelNames } from '../../../answers/channel-names.ts';

interface ChannelSelectProps {
  readonly label: string;
  readonly channels: StoreChannels;
  /** Null for no channel; undefined if nobody decided. */
  readonly value: ChannelKey | null | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (channel: ChannelKey | null) => void;
}

const NONE = 'none';
const OPEN = 'open';

/** The channel of one text or source. */
export function ChannelSelect({ label, channels, value, isBusy, onChoose }: ChannelSelectProps) {
  const nameOf = channelNames(channels);
  const choices = channelChoices(channels);
  const choose = (chosen: string) => {
    const channel = chosen === NONE ? null : choices.find((key) => key === chosen);
    if (channel !== undefined) onChoose(channel);
  };
  return (
    <Select
      label={label}
      labelHidden
      disabled={isBusy}
      options={[
        ...(value === undefined ? [{ value: OPEN, label: 'Not decided' }] : []),
        { value: NONE, label: 'No channel' },
        ...choices.map((key) => ({ value: key, label: nameOf(key) })),
      ]}
      value={value === undefined ? OPEN : (value ?? NONE)}
      onChange={choose}
    />
  );
}
