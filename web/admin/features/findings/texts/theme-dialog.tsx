import { Button, TextField } from '@shopify/polaris';
import { useState } from 'react';
import type { PinnedThemes } from '#shared/api/analytics-themes.ts';
import { THEME_RULE_LIMITS, type ThemePhrase, type ThemeRule } from '#shared/text/theme-rule.ts';
import { newId } from '../../../lib/new-id.ts';
import { SendDialog } from '../../../ui/dialog/send-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { useThemePreview } from './use-theme-preview.ts';
import { PhraseEditor } from './phrase-editor.tsx';
import styles from './texts.module.css';
import { applyDraft, isComplete, ownPhrases, phrasesAfter, type ThemeDraft } from './theme-draft.ts';
import { ThemePreviewPart } from './theme-preview-part.tsx';
import own from './themes.module.css';
import { useThemeEdits } from './use-theme-edits.ts';

interface ThemeDialogProps {
  readonly surveyId: string;
  readonly meaningId: string;
  readonly pinned: PinnedThemes;
  /** Null for a new theme. */
  readonly theme: ThemeRule | null;
  /** The name and words that a new theme begins with. */
  readonly suggested?: Pick<ThemeRule, 'name' | 'phrases'>;
  readonly onClose: () => void;
}

const NOBODY = 'none';

/** Edits a pinned theme or makes a new one, and shows what it would catch before it is saved. */
export function ThemeDialog({ surveyId, meaningId, pinned, theme, suggested, onClose }: ThemeDialogProps) {
  const [draft, setDraft] = useState<ThemeDraft>(() => ({
    ...{ id: theme?.id ?? newId(), merged: null, split: null },
    ...{ name: theme?.name ?? suggested?.name ?? '', phrases: theme?.phrases ?? suggested?.phrases ?? [] },
  }));
  const { save, isPending, error } = useThemeEdits(surveyId, meaningId);
  const caught = phrasesAfter(draft, pinned.themes);
  const preview = useThemePreview(surveyId, meaningId, caught);
  const submit = (): void =>
    save({ themes: applyDraft(pinned.themes, draft), title: doneText(draft, theme) }, pinned, onClose);
  return (
    <SendDialog
      title={theme === null ? 'Pin a theme' : `Edit “${theme.name}”`}
      subtitle="Answers with one of these words, past and to come, count in the theme. What people wrote is kept, and you can undo this."
      maxWidth={640}
      keep="Cancel"
      send={theme === null ? 'Pin theme' : 'Save'}
      isBusy={isPending}
      isReady={isComplete(draft)}
      onSend={submit}
      onClose={onClose}
    >
      <div className={own.form}>
        <DraftFields
          draft={draft}
          isNew={theme === null}
          others={pinned.themes.filter(({ id }) => id !== draft.id)}
          counts={preview.isPlaceholderData ? undefined : preview.data?.byPhrase}
          onChange={setDraft}
        />
        <ThemePreviewPart phrases={caught} preview={preview} />
        {error && (
          <p className={styles.error} role="alert">
            {error.message}
          </p>
        )}
      </div>
    </SendDialog>
  );
}

interface DraftFieldsProps {
  readonly draft: ThemeDraft;
  readonly isNew: boolean;
  /** The other pinned themes. */
  readonly others: readonly ThemeRule[];
  readonly counts: readonly number[] | undefined;
  readonly onChange: (draft: ThemeDraft) => void;
}

function DraftFields({ draft, isNew, others, counts, onChange }: DraftFieldsProps) {
  const moved = draft.split?.phrases ?? [];
  return (
    <>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={THEME_RULE_LIMITS.nameLength}
        value={draft.name}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <PhraseEditor
        phrases={ownPhrases(draft)}
        counts={counts}
        onChange={(phrases) => onChange({ ...draft, phrases: [...phrases, ...moved] })}
        {...(!isNew && { onMove: (phrase: ThemePhrase) => onChange(splitOff(draft, phrase)) })}
      />
      {draft.split !== null && <SplitPart draft={draft} onChange={onChange} />}
      {others.length > 0 && (
        <Select
          label={isNew ? 'Merge a pinned theme into this one' : 'Merge with'}
          helpText="All its words move here, and it is no longer a theme of its own."
          options={[
            { value: NOBODY, label: 'No other theme' },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.merged ?? NOBODY}
          onChange={(id) => onChange({ ...draft, merged: id === NOBODY ? null : id })}
        />
      )}
    </>
  );
}

function doneText({ name, merged, split }: ThemeDraft, theme: ThemeRule | null): string {
  if (split !== null) return `“${split.name.trim()}” is a theme of its own`;
  if (merged !== null) return `The two themes are merged as “${name.trim()}”`;
  return theme === null ? `“${name.trim()}” is pinned` : `“${name.trim()}” is saved`;
}

function splitOff(draft: ThemeDraft, phrase: ThemePhrase): ThemeDraft {
  const split = draft.split ?? { id: newId(), name: '', phrases: [] };
  const name = split.name === '' ? phrase.text : split.name;
  return { ...draft, split: { ...split, name, phrases: [...split.phrases, phrase] } };
}

interface SplitPartProps {
  readonly draft: ThemeDraft;
  readonly onChange: (draft: ThemeDraft) => void;
}

/** The words that move to a theme of their own. */
function SplitPart({ draft, onChange }: SplitPartProps) {
  const { split } = draft;
  if (split === null) return null;
  const putBack = (phrase: ThemePhrase): void => {
    const phrases = split.phrases.filter((each) => each !== phrase);
    onChange({ ...draft, split: phrases.length > 0 ? { ...split, phrases } : null });
  };
  return (
    <fieldset className={own.split}>
      <legend>A theme of its own</legend>
      <TextField
        label="Name of the new theme"
        autoComplete="off"
        maxLength={THEME_RULE_LIMITS.nameLength}
        value={split.name}
        onChange={(name) => onChange({ ...draft, split: { ...split, name } })}
      />
      <ul className={own.phrases} aria-label="Words of the new theme">
        {split.phrases.map((phrase) => (
          <li key={`${phrase.language} ${phrase.text}`}>
            <span dir="auto">{phrase.text}</span>
            <Button
              size="slim"
              accessibilityLabel={`Put back ${phrase.text}`}
              onClick={() => putBack(phrase)}
            >
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
