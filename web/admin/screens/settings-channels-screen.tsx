import { ChannelSettings } from '../features/settings/channels/channel-settings.tsx';
import { SettingsGroup } from '../features/settings/settings-group.tsx';

/** Which answers and links mean which channel. */
export function SettingsChannelsScreen() {
  return (
    <SettingsGroup group="channels">
      <ChannelSettings />
    </SettingsGroup>
  );
}
