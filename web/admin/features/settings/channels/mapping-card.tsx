import { Button } from '@shopify/polaris';
import type { ChannelTexts, StoreChannels } from '#shared/api/channels.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useChannelTexts } from '../../../answers/api/channels.ts';
import { Card, Explanation } from '../../../answers/card.tsx';
import { ChannelSelect } from './channel-select.tsx';
import { channelNames } from '../../../answers/channel-names.ts';
import { decidedText, ruleText } from './rule-words.ts';
import styles from './channels.module.css';
import { useDecisions } from './use-decisions.ts';

interface MappingCardProps {
  readonly surveyId: string;
  readonly meaningId: string;
  readonly channels: StoreChannels;
}

/** What each option and each decided text counts as. */
export function MappingCard({ surveyId, meaningId, channels }: MappingCardProps) {
  const { data } = useChannelTexts(surveyId, meaningId);
  return (
    <Card title="Which answers mean which channel" subtitle="The first rule that applies decides.">
      {data && data.options.length > 0 && (
        <ItemList
          label="Options"
          surveyId={surveyId}
          channels={channels}
          items={data.options.map((each) => ({ ...each, note: '' }))}
        />
      )}
      {data && data.decided.length > 0 && (
        <details className={styles.details}>
          <summary>{decidedText(data.textCounts, data.decided.length)}</summary>
          <ItemList
            label="Written texts"
            surveyId={surveyId}
            channels={channels}
            items={data.decided.map((each) => ({ ...each, note: pluralize(each.answers, 'shopper') }))}
          />
        </details>
      )}
      <Explanation method="channels">
        <p>
          A rule of yours comes first. Then a text is a channel if the whole of it is a name that we know in
          nine languages, if such a name stands in it, or if a word is such a name with a typo. A text that
          denies a name or names several is left to you.
        </p>
      </Explanation>
    </Card>
  );
}

interface Item {
  readonly text: string;
  readonly note: string;
  readonly mapped: ChannelTexts['options'][number]['mapped'];
}

interface ItemListProps {
  readonly label: string;
  readonly surveyId: string;
  readonly channels: StoreChannels;
  readonly items: readonly Item[];
}

function ItemList({ label, surveyId, channels, items }: ItemListProps) {
  const { decide, isBusy } = useDecisions(surveyId);
  const nameOf = channelNames(channels);
  return (
    <ul className={styles.items} aria-label={label}>
      {items.map(({ text, note, mapped }) => (
        <li key={text}>
          <p dir="auto">
            {text} {note !== '' && <small>{note}</small>}
          </p>
          <ChannelSelect
            label={`Channel of ${text}`}
            channels={channels}
            value={mapped.kind === 'channel' ? mapped.channel : mapped.kind === 'none' ? null : undefined}
            isBusy={isBusy}
            onChoose={(channel) => decide('text', text, { kind: 'channel', channel }, nameOf)}
          />
          <small>{ruleText(mapped)}</small>
        </li>
      ))}
    </ul>
  );
}

type OwnRulesProps = Pick<MappingCardProps, 'surveyId' | 'channels'>;

const MATCHES = { text: 'Text', words: 'Words', source: 'Link source' } as const;

/** The store's own channels and rules, newest rule first. */
export function OwnRules({ surveyId, channels }: OwnRulesProps) {
  const { remove, removeChannel, undo, isBusy } = useDecisions(surveyId);
  const nameOf = channelNames(channels);
  if (channels.rules.length + channels.channels.length === 0) return null;
  return (
    <Card
      title="Rules of your store"
      subtitle={`${pluralize(channels.rules.length, 'rule')} and ${pluralize(channels.channels.length, 'channel')} of your own, for all your surveys`}
    >
      <ul className={styles.rules} aria-label="Rules">
        {channels.rules.map(({ id, match, phrase, channel }) => (
          <li key={id}>
            <span dir="auto">
              {MATCHES[match]} “{phrase}” → {channel === null ? 'no channel' : nameOf(channel)}
            </span>
            <Button
              variant="plain"
              accessibilityLabel={`Remove the rule for ${phrase}`}
              onClick={() => remove(id)}
              disabled={isBusy}
            >
              Remove
            </Button>
          </li>
        ))}
        {channels.channels.map(({ key, name }) => (
          <li key={key}>
            <span dir="auto">Channel {name}</span>
            <Button
              variant="plain"
              accessibilityLabel={`Remove with its rules: ${name}`}
              onClick={() => removeChannel(key, name)}
              disabled={isBusy}
            >
              Remove with its rules
            </Button>
          </li>
        ))}
      </ul>
      {channels.undoable > 0 && (
        <Button onClick={undo} disabled={isBusy}>
          Undo the last change
        </Button>
      )}
    </Card>
  );
}
