import { Banner, Button } from '@shopify/polaris';
import { useRef, useState } from 'react';
import { readAppearance } from '#shared/theme/appearance.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { setTranslation } from '../edit/change-survey.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { saveFile } from '../../../lib/page/save-file.ts';
import { useStoreDetails } from '../../../lib/store/store-details.ts';
import { appearanceIn } from '../../../lib/surveys/survey-appearance.ts';
import { useBuilder } from '../screen/builder-context.tsx';
import { languageName } from '#shared/words/language-name.ts';
import { readTextFile } from './read-text-file.ts';
import styles from './texts.module.css';
import { importTranslations, UnreadableFile, type ImportReport } from './translation-file.ts';

type Outcome = { readonly report: ImportReport } | { readonly fault: string; readonly title: string };

interface TranslationTransferProps {
  /** The language that is being edited. */
  readonly language: string | null;
  readonly languages: readonly string[];
}

/** Saves the texts for translators, and takes the filled file back. */
export function TranslationTransfer({ language, languages }: TranslationTransferProps) {
  const input = useRef<HTMLInputElement>(null);
  const { outcome, dismiss, save, load } = useTransfer(language);
  return (
    <details className={styles.transfer}>
      <summary>Import and export</summary>
      <p>
        Someone else translates? Save the texts as a file, have it filled in, and import it. Missing texts
        stand at the top.
      </p>
      <div className={styles.transferActions}>
        {languages.length > 0 && <Button onClick={() => void save('csv')}>Save as CSV</Button>}
        {language !== null && (
          <Button onClick={() => void save('xliff')}>{`Save ${languageName(language)} as XLIFF`}</Button>
        )}
        <Button onClick={() => input.current?.click()}>Import a file</Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Translation file"
          accept=".csv,.txt,.tsv,.xlf,.xliff"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void load(file);
          }}
        />
      </div>
      {outcome !== null && <OutcomeBanner outcome={outcome} onDismiss={dismiss} />}
    </details>
  );
}

function useTransfer(language: string | null) {
  const { session } = useBuilder();
  const settings = useStoreDetails().data?.store.merchantDetails.settings;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const save = async (format: 'csv' | 'xliff'): Promise<void> => {
    try {
      const { definition } = session.getState();
      const { fileOf } = await import('./translation-formats.ts');
      const { file, name } = await fileOf(definition, {
        format,
        language,
        storeLanguage: readAppearance(appearanceIn(settings)).language,
      });
      saveFile(file, name);
      setOutcome(null);
    } catch {
      setOutcome({ title: 'No file was saved', fault: 'The file could not be made. Please try again.' });
    }
  };
  const load = async (file: File): Promise<void> => {
    try {
      const { readTranslations } = await import('./translation-formats.ts');
      const read = await readTranslations(await readTextFile(file));
      const { translations, report } = importTranslations(session.getState().definition, read);
      session.edit((state) => withTranslations(state, translations));
      setOutcome({ report });
    } catch (error) {
      const known = error instanceof UnreadableFile;
      setOutcome({
        title: 'Nothing was imported',
        fault: known ? error.message : 'The file could not be read. Please try again.',
      });
    }
  };
  return { outcome, dismiss: () => setOutcome(null), save, load };
}

type State = Parameters<typeof setTranslation>[0];

function withTranslations(state: State, translations: SurveyDefinition['translations']): State {
  return Object.entries(translations).reduce(
    (changed, [language, texts]) => setTranslation(changed, language, texts),
    state,
  );
}

function OutcomeBanner({ outcome, onDismiss }: { outcome: Outcome; onDismiss: () => void }) {
  if ('fault' in outcome) {
    return (
      <Banner tone="critical" title={outcome.title} onDismiss={onDismiss}>
        <p>{outcome.fault}</p>
      </Banner>
    );
  }
  const { report } = outcome;
  const notes = notesOf(report);
  return (
    <Banner tone={notes.length > 0 ? 'warning' : 'success'} title={titleOf(report)} onDismiss={onDismiss}>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function titleOf({ added, changed, languages }: ImportReport): string {
  if (added + changed === 0) return 'The file contains no new translation';
  const parts = [added > 0 && `${added} added`, changed > 0 && `${changed} changed`].filter(Boolean);
  return `Imported ${languages.map(languageName).join(', ')}: ${parts.join(', ')}`;
}

function notesOf({ unknown, outdated, tooLong, leftOut }: ImportReport): string[] {
  const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ');
  return [
    unknown > 0 && `${pluralize(unknown, 'line')} of the file left out: the text is no longer in the survey.`,
    outdated.length > 0 &&
      `Imported, but your words have changed since the file was saved: ${quoted(outdated)}.`,
    tooLong.length > 0 && `Left out because the translation is too long: ${quoted(tooLong)}.`,
    leftOut.length > 0 &&
      `Left out, because the language is unknown or the survey has no room for another one: ${quoted(leftOut)}.`,
  ].filter((note) => note !== false);
}
