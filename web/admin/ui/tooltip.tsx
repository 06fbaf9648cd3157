import { Tooltip as PolarisTooltip, type TooltipProps } from '@shopify/polaris';
import { useState } from 'react';

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;

/** Shared by all tooltips: moving straight from one to the next skips the delay. */
let lastClosedAt = -Infinity;

type Props = Pick<TooltipProps, 'content' | 'children' | 'preferredPosition'>;

export function Tooltip(props: Props) {
  const [hoverDelay, setHoverDelay] = useState(TOOLTIP_DELAY_MS);
  const choose = (): void => {
    setHoverDelay(Date.now() - lastClosedAt <= TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS);
  };
  return (
    <span onPointerEnter={choose}>
      <PolarisTooltip {...props} hoverDelay={hoverDelay} onClose={markClosed} />
    </span>
  );
}

function markClosed(): void {
  lastClosedAt = Date.now();
}
