import { SaveBar } from '@shopify/app-bridge-react';
import { hasSaveBar } from '../../../lib/page/save-bar.ts';
import { useBuilder, useBuilderState } from './builder-context.tsx';

/**
 * The admin's own bar for unsaved changes, which also guards its navigation. It shows only if saving failed;
 * otherwise it would flicker at every key.
 */
export function PlatformSaveBar() {
  const { session } = useBuilder();
  const isStuck = useBuilderState(({ save }) => save.kind === 'retrying' || save.kind === 'refused');
  if (!hasSaveBar()) return null;
  return (
    <SaveBar id="builder-save-bar" open={isStuck} discardConfirmation>
      <button variant="primary" onClick={() => void session.flush()} />
      <button onClick={() => void session.discard()} />
    </SaveBar>
  );
}
