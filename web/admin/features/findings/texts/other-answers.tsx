import { Button } from '@shopify/polaris';
import type { AboutQuestion } from '../../../answers/view.ts';
import { useState } from 'react';
import type { TextSummary } from '#shared/api/analytics.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Found } from '../../../ui/found.tsx';
import { plainParameters, useResults } from '../../../answers/api/results.ts';
import { type ExistingOption, PromoteDialog } from './promote-dialog.tsx';
import { TextList } from './text-list.tsx';
import styles from './texts.module.css';
import { useDemotion } from './use-demotion.ts';

interface OtherAnswersProps extends AboutQuestion {
  readonly options: readonly ExistingOption[];
}

type Group = TextSummary['groups'][number];

/** Texts beside Other, with equal texts grouped; each can be promoted to an option. */
export function OtherAnswers({ surveyId, query, meaningId, options }: OtherAnswersProps) {
  const [promoted, setPromoted] = useState<string | null>(null);
  const found = useResults('GET /surveys/{surveyId}/analytics/questions/{meaningId}/text-summary', {
    ...{ surveyId, meaningId, ...plainParameters(query) },
  });
  const { demote, isBusy } = useDemotion(surveyId, meaningId);
  return (
    <div className={styles.texts}>
      <Found found={found} what="The answers" lines={4}>
        {({ groups, looked }) =>
          groups.length > 0 ? (
            <ul className={styles.groups} aria-label="Same words together">
              {groups.map((group) => (
                <GroupRow
                  key={group.body}
                  group={group}
                  isBusy={isBusy}
                  onPromote={() => setPromoted(group.body)}
                  onDemote={() => demote(group.body)}
                />
              ))}
            </ul>
          ) : (
            looked > 0 && (
              <p className={styles.note}>No two people wrote the same, so there is nothing to group yet.</p>
            )
          )
        }
      </Found>
      <TextList surveyId={surveyId} query={query} meaningId={meaningId} />
      {promoted !== null && (
        <PromoteDialog
          surveyId={surveyId}
          meaningId={meaningId}
          body={promoted}
          options={options}
          onClose={() => setPromoted(null)}
        />
      )}
    </div>
  );
}

interface GroupRowProps {
  readonly group: Group;
  readonly isBusy: boolean;
  readonly onPromote: () => void;
  readonly onDemote: () => void;
}

function GroupRow({ group, isBusy, onPromote, onDemote }: GroupRowProps) {
  const { body, texts, promotedTo } = group;
  return (
    <li>
      <span>
        <strong>{body}</strong>
        <span className={styles.note}>
          {` ${pluralize(texts, 'time')}${promotedTo === null ? '' : ` · counts as “${promotedTo}”`}`}
        </span>
      </span>
      {promotedTo === null ? (
        <Button size="slim" accessibilityLabel={`Make “${body}” an option`} onClick={onPromote}>
          Make it an option
        </Button>
      ) : (
        <Button
          size="slim"
          accessibilityLabel={`Count “${body}” as Other again`}
          disabled={isBusy}
          onClick={onDemote}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
