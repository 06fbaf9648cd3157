import { Badge, type BadgeProps } from '@shopify/polaris';
import { STANDINGS, type Standing } from '#shared/delivery/standing.ts';

type Tone = NonNullable<BadgeProps['tone']>;

const TONES: Readonly<Record<Standing, Tone | null>> = {
  draft: 'info',
  closed: null,
  paused_by_plan: 'warning',
  paused: 'attention',
  ended: null,
  full: 'info',
  plan_full: 'warning',
  unplaced: 'attention',
  off: 'attention',
  unseen: 'attention',
  outranked: 'warning',
  removed: 'warning',
  link: 'success',
  scheduled: 'info',
  overloaded: 'warning',
  live: 'success',
};

/** A survey's status in the same words on each screen. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const tone = TONES[standing];
  return <Badge {...(tone && { tone })}>{STANDINGS[standing].name}</Badge>;
}
