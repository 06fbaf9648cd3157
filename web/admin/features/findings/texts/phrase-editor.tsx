import { Button, TextField } from '@shopify/polaris';
import { type FormEvent, useState } from 'react';
import { isSamePhrase } from './edit-themes.ts';
import { isSearchable } from '#shared/text/match-themes.ts';
import { knownLanguage } from '#shared/text/split-words.ts';
import { STOP_WORDS } from '#shared/text/stop-words.ts';
import { THEME_RULE_LIMITS, type ThemePhrase } from '#shared/text/theme-rule.ts';
import { languageName } from '#shared/words/language-name.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Select } from '../../../ui/select.tsx';
import styles from './texts.module.css';
import own from './themes.module.css';

interface PhraseEditorProps {
  readonly phrases: readonly ThemePhrase[];
  /** How many answers have each phrase. */
  readonly counts: readonly number[] | undefined;
  readonly onChange: (phrases: readonly ThemePhrase[]) => void;
  /** Moves a phrase to a theme of its own. */
  readonly onMove?: (phrase: ThemePhrase) => void;
}

const OTHER = 'other';
const LANGUAGES = [
  ...Object.keys(STOP_WORDS).map((language) => ({ value: language, label: languageName(language) })),
  { value: OTHER, label: 'Another language' },
];

/** The words and phrases of a theme, with what each finds. */
export function PhraseEditor({ phrases, counts, onChange, onMove }: PhraseEditorProps) {
  return (
    <div className={own.form}>
      <div>
        <h3 className={own.heading}>Words and phrases</h3>
        <p className={styles.note}>
          Capitals and accents don’t matter. In most of the languages listed, endings don’t either: “delivery”
          also finds “Deliveries”.
        </p>
      </div>
      {phrases.length > 0 && (
        <ul className={own.phrases} aria-label="Words and phrases">
          {phrases.map((phrase, at) => (
            <PhraseRow
              key={`${phrase.language} ${phrase.text}`}
              phrase={phrase}
              count={counts?.[at]}
              onRemove={() => onChange(phrases.filter((each) => each !== phrase))}
              onMove={onMove && phrases.length > 1 ? () => onMove(phrase) : undefined}
            />
          ))}
        </ul>
      )}
      {phrases.length < THEME_RULE_LIMITS.phrases && (
        <NewPhrase
          first={phrases.at(-1)?.language ?? 'en'}
          isKnown={(phrase) => phrases.some((each) => isSamePhrase(each, phrase))}
          onAdd={(phrase) => onChange([...phrases, phrase])}
        />
      )}
    </div>
  );
}

interface PhraseRowProps {
  readonly phrase: ThemePhrase;
  readonly count: number | undefined;
  readonly onRemove: () => void;
  readonly onMove: (() => void) | undefined;
}

function PhraseRow({ phrase: { text, language }, count, onRemove, onMove }: PhraseRowProps) {
  return (
    <li>
      <span className={own.phrase}>
        <strong dir="auto">{text}</strong>
        <span className={styles.note}>
          {language === null ? 'Another language' : languageName(language)}
          {count !== undefined && ` · ${pluralize(count, 'answer')}`}
        </span>
      </span>
      {onMove && (
        <Button size="slim" accessibilityLabel={`Split off ${text}`} onClick={onMove}>
          Split off
        </Button>
      )}
      <Button size="slim" accessibilityLabel={`Remove ${text}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

interface NewPhraseProps {
  readonly first: string;
  readonly isKnown: (phrase: ThemePhrase) => boolean;
  readonly onAdd: (phrase: ThemePhrase) => void;
}

function NewPhrase({ first, isKnown, onAdd }: NewPhraseProps) {
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<string>(first);
  const phrase = { language: knownLanguage(language), text: text.trim() };
  const fault = faultOf(phrase, isKnown);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (phrase.text === '' || fault !== null) return;
    onAdd(phrase);
    setText('');
  };
  return (
    <form className={own.adding} onSubmit={add}>
      <TextField
        label="Add a word or phrase"
        autoComplete="off"
        maxLength={THEME_RULE_LIMITS.phraseLength}
        value={text}
        onChange={setText}
        {...(fault !== null && { error: fault })}
      />
      <Select label="Language" options={LANGUAGES} value={language} onChange={setLanguage} />
      <Button submit disabled={phrase.text === '' || fault !== null}>
        Add
      </Button>
    </form>
  );
}

function faultOf(phrase: ThemePhrase, isKnown: NewPhraseProps['isKnown']): string | null {
  if (phrase.text === '') return null;
  if (!isSearchable(phrase.text)) return 'This has no letter or digit to look for.';
  return isKnown(phrase) ? 'This is in the list already.' : null;
}
