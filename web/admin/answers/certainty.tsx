import { Badge } from '@shopify/polaris';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { CERTAINTY_WORDS } from '#shared/words/certainty-words.ts';

type Certainty = AnalyticsFindings['headline']['certainty'];

export function CertaintyMark({ certainty }: { readonly certainty: Certainty }) {
  const { name, meaning } = CERTAINTY_WORDS[certainty];
  return (
    <span title={meaning}>
      <Badge {...(certainty === 'clear' && { tone: 'info' })}>{name}</Badge>
    </span>
  );
}
