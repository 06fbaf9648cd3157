import type { Trigger } from '#shared/delivery/delivery.ts';

type TriggerType = Trigger['type'];

export const TRIGGER_LABELS: Record<TriggerType, string> = {
  immediately: 'At once',
  delay: 'After some seconds on the page',
  scroll: 'Once they have scrolled',
  exit_intent: 'When they are about to leave',
};

export const NEW_TRIGGERS: Record<TriggerType, Trigger> = {
  immediately: { type: 'immediately' },
  delay: { type: 'delay', seconds: 5 },
  scroll: { type: 'scroll', percent: 50 },
  exit_intent: { type: 'exit_intent' },
};

export const TRIGGER_TYPES = Object.keys(TRIGGER_LABELS) as TriggerType[];
