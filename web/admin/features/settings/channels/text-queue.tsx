import { Button } from '@shopify/polaris';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChannelTexts, StoreChannels } from '#shared/api/channels.ts';
import type { ChannelKey } from '#shared/channels/channel.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Select } from '../../../ui/select.tsx';
import { useChannelTexts } from '../../../answers/api/channels.ts';
import { Card } from '../../../answers/card.tsx';
import { Found } from '../../../ui/found.tsx';
import { percent } from '../../../answers/format-figure.ts';
import { channelChoices, channelNames } from '../../../answers/channel-names.ts';
import { ruleText } from './rule-words.ts';
import styles from './channels.module.css';
import { type Decision, useDecisions } from './use-decisions.ts';

interface TextQueueProps {
  readonly surveyId: string;
  readonly meaningId: string;
  readonly channels: StoreChannels;
}

type Open = ChannelTexts['open'][number];

/** What shoppers wrote and no rule decides, one text after the other. */
export function TextQueue({ surveyId, meaningId, channels }: TextQueueProps) {
  const found = useChannelTexts(surveyId, meaningId);
  // All listed texts are decided, and the next ones could not be loaded.
  const isStuck = found.error !== null && found.data?.open.length === 0 && found.data.textCounts.open > 0;
  return (
    <Found found={isStuck ? { ...found, data: undefined } : found} what="What shoppers wrote" lines={5}>
      {({ open, openAnswers, answers, textCounts, isAll }) =>
        answers > 0 && (
          <Card
            title="Texts to decide"
            subtitle={`${openAnswers.toLocaleString()} of ${lookedAt(answers, isAll)} (${percent(openAnswers / answers)}) without a channel yet`}
            isBusy={found.isFetching}
          >
            <Queue surveyId={surveyId} open={open} undecided={textCounts.open} channels={channels} />
          </Card>
        )
      }
    </Found>
  );
}

function lookedAt(answers: number, isAll: boolean): string {
  const written = pluralize(answers, 'written answer');
  return isAll ? written : `the ${written} that were looked at`;
}

interface QueueProps {
  readonly surveyId: string;
  /** The most frequent texts that are not decided. */
  readonly open: readonly Open[];
  /** How many texts are not decided. */
  readonly undecided: number;
  readonly channels: StoreChannels;
}

function Queue({ surveyId, open, undecided, channels }: QueueProps) {
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const region = useRef<HTMLDivElement>(null);
  const { decide, undo, isBusy } = useDecisions(surveyId);
  const focus = () => region.current?.focus();
  const listed = open.filter(({ text }) => !skipped.has(text));
  const [current] = listed;
  const options = current ? proposalsOf(current, channels) : [];
  const act = (decision: Decision) => {
    if (!current) return;
    decide('text', current.text, decision, channelNames(channels));
    focus();
  };
  const skip = () => {
    if (current) setSkipped(new Set([...skipped, current.text]));
    focus();
  };
  const canUndo = channels.undoable > 0 || isBusy;
  const press = (event: KeyboardEvent) => {
    const action = actionOf(event, options);
    if (action === undefined) return;
    event.preventDefault();
    if (action === 'skip') skip();
    else if (action !== 'undo') act(action);
    else if (canUndo) undo();
  };
  return (
    <div
      ref={region}
      className={styles.queue}
      role="group"
      aria-label="The text to decide, with keys"
      tabIndex={-1}
      onKeyDown={press}
    >
      {current ? (
        <Current
          text={current}
          progress={waitingText(listed.length, undecided - (open.length - listed.length))}
          options={options}
          channels={channels}
          onDecide={act}
          onSkip={skip}
        />
      ) : (
        <p className={styles.note}>{nothingListed(skipped.size, undecided - open.length)}</p>
      )}
      {skipped.size > 0 && (
        <Button variant="plain" onClick={() => setSkipped(new Set())}>
          Show skipped texts again
        </Button>
      )}
      {canUndo && (
        <Button variant="plain" onClick={undo}>
          U · Undo the last change
        </Button>
      )}
    </div>
  );
}

function waitingText(listed: number, waiting: number): string {
  const texts = `${pluralize(waiting, 'text')} to decide`;
  return listed < waiting ? `Listed: the ${listed.toLocaleString()} most frequent of ${texts}.` : `${texts}.`;
}

/** `unlisted` are less frequent texts, which the server lists when others are decided. */
function nothingListed(skipped: number, unlisted: number): string {
  if (unlisted > 0 && skipped === 0) return 'The next texts are loading.';
  if (unlisted > 0) {
    return `You skipped ${pluralize(skipped, 'text')}. Decide some of them to see ${pluralize(unlisted, 'less frequent text')}.`;
  }
  return skipped > 0
    ? `Nothing else is waiting. You skipped ${pluralize(skipped, 'text')}.`
    : 'Every text counts for a channel, or names none by your rule.';
}

interface CurrentProps {
  readonly text: Open;
  /** Says how many texts are not decided yet. */
  readonly progress: string;
  readonly options: readonly ChannelKey[];
  readonly channels: StoreChannels;
  readonly onDecide: (decision: Decision) => void;
  readonly onSkip: () => void;
}

/** The text that is decided now, with what it may mean. */
function Current({ text: open, progress, options, channels, onDecide, onSkip }: CurrentProps) {
  const { text, answers, mapped } = open;
  const nameOf = channelNames(channels);
  return (
    <>
      <blockquote className={styles.quote} dir="auto">
        {text}
      </blockquote>
      <p className={styles.note}>
        {ruleText(mapped)} Written by {pluralize(answers, 'shopper')}. {progress}
      </p>
      <div className={styles.proposals}>
        {options.map((channel, at) => (
          <Button key={channel} onClick={() => onDecide({ kind: 'channel', channel })}>
            {`${String(at + 1)} · ${nameOf(channel)}`}
          </Button>
        ))}
        <Button onClick={() => onDecide({ kind: 'channel', channel: null })}>N · No channel</Button>
        <Button onClick={onSkip} variant="tertiary">
          S · Skip
        </Button>
      </div>
      <Other channels={channels} text={text} onDecide={onDecide} />
    </>
  );
}

type KeyAction = Decision | 'skip' | 'undo';

/** Keys act only while the focus is in the queue, and not while a field is used. */
function actionOf(event: KeyboardEvent, options: readonly ChannelKey[]): KeyAction | undefined {
  const isTyping = event.target instanceof HTMLElement && ['INPUT', 'SELECT'].includes(event.target.tagName);
  if (isTyping || event.metaKey || event.ctrlKey || event.altKey) return undefined;
  const channel = options[Number(event.key) - 1];
  return channel ? { kind: 'channel', channel } : KEYS[event.key.toLowerCase()];
}

const KEYS: Readonly<Partial<Record<string, KeyAction>>> = {
  n: { kind: 'channel', channel: null },
  s: 'skip',
  u: 'undo',
};

const MOST_PROPOSALS = 6;
const USUAL: readonly ChannelKey[] = ['friend', 'instagram', 'search_engine', 'podcast', 'other'];

/** What the text may mean, then the store's own channels, then usual ones. */
function proposalsOf({ mapped }: Open, { channels }: StoreChannels): ChannelKey[] {
  const proposed = mapped.kind === 'open' ? mapped.proposals : [];
  const own = channels.map(({ key }) => key).slice(-3);
  return [...new Set([...proposed, ...own, ...USUAL])].slice(0, MOST_PROPOSALS);
}

interface OtherProps {
  readonly channels: StoreChannels;
  readonly text: string;
  readonly onDecide: (decision: Decision) => void;
}

const CHOOSE = 'choose';
const NEW = 'new';

/** Chooses any other channel, or makes a new one whose name is the text. */
function Other({ channels, text, onDecide }: OtherProps) {
  const nameOf = channelNames(channels);
  const choose = (value: string) => {
    if (value === CHOOSE) return;
    if (value === NEW) onDecide({ kind: 'new', name: text });
    const channel = channelChoices(channels).find((key) => key === value);
    if (channel) onDecide({ kind: 'channel', channel });
  };
  return (
    <Select
      label="Another channel"
      options={[
        { value: CHOOSE, label: 'Choose a channel' },
        { value: NEW, label: `New channel “${text.slice(0, 40)}”` },
        ...channelChoices(channels).map((key) => ({ value: key, label: nameOf(key) })),
      ]}
      value={CHOOSE}
      onChange={choose}
    />
  );
}
