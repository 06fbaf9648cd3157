import { Button } from '@shopify/polaris';
import { useDeferredValue, useMemo, useState } from 'react';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { setTranslation } from '../edit/change-survey.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { Select } from '../../../ui/select.tsx';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import { OFFERED_LANGUAGES, hasInterfaceTexts } from './language-names.ts';
import { languageName } from '#shared/words/language-name.ts';
import { LanguageFields } from './language-fields.tsx';
import { EditorPanel } from './editor-panel.tsx';
import styles from './texts.module.css';
import { progressOf, textsOfSurvey } from './translated-texts.ts';
import { TranslationTransfer } from './translation-transfer.tsx';

const ADD_LANGUAGE_ID = 'add-language';
const languageId = (language: string): string => `language-${language}`;

interface TranslationsPanelProps {
  /** The language that is being edited; the preview uses it too. */
  readonly language: string | null;
  readonly onLanguage: (language: string | null) => void;
}

export function TranslationsPanel({ language, onLanguage }: TranslationsPanelProps) {
  const translations = useBuilderState(({ definition }) => definition.translations);
  const spoken = Object.keys(translations);
  const current = language !== null && language in translations ? language : null;
  return (
    <EditorPanel
      title="Translations"
      note="Shoppers read the survey in their language where you have written it, and your own words everywhere else."
    >
      {spoken.length > 0 && <LanguageList current={current} onLanguage={onLanguage} />}
      {spoken.length < SURVEY_LIMITS.languages && <AddLanguage spoken={spoken} onAdded={onLanguage} />}
      <TranslationTransfer language={current} languages={spoken} />
      {current !== null && <LanguageFields key={current} language={current} />}
    </EditorPanel>
  );
}

function LanguageList({
  current,
  onLanguage,
}: {
  current: string | null;
  onLanguage: TranslationsPanelProps['onLanguage'];
}) {
  const { session } = useBuilder();
  const { show } = useToasts();
  const definition = useDeferredValue(useBuilderState((state) => state.definition));
  const items = useMemo(() => textsOfSurvey(definition), [definition]);
  const remove = (language: string): void => {
    const { translations } = session.getState().definition;
    const languages = Object.keys(translations);
    const at = languages.indexOf(language);
    const next = languages[at + 1] ?? languages[at - 1];
    focusAfter(
      () => session.edit((state) => setTranslation(state, language, null)),
      next === undefined ? ADD_LANGUAGE_ID : languageId(next),
    );
    const texts = translations[language] ?? {};
    const undo = session.undoOfLastStep((state) => setTranslation(state, language, texts));
    show({ title: `${languageName(language)} was removed`, action: { label: 'Undo', onAction: undo } });
  };
  return (
    <ul className={styles.languages}>
      {Object.entries(definition.translations).map(([language, texts]) => {
        const { done, all } = progressOf(items, texts);
        const name = languageName(language);
        return (
          <li key={language} data-current={language === current}>
            <button
              id={languageId(language)}
              type="button"
              aria-expanded={language === current}
              onClick={() => onLanguage(language === current ? null : language)}
            >
              <strong>{name}</strong>
              <span>{done === all ? 'All translated' : `${all - done} of ${all} texts missing`}</span>
            </button>
            <Button variant="tertiary" accessibilityLabel={`Remove ${name}`} onClick={() => remove(language)}>
              Remove
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function AddLanguage({
  spoken,
  onAdded,
}: {
  spoken: readonly string[];
  onAdded: (language: string) => void;
}) {
  const { session } = useBuilder();
  const left = OFFERED_LANGUAGES.filter((language) => !spoken.includes(language));
  const [chosen, setChosen] = useState(left[1] ?? 'de');
  const language = left.includes(chosen) ? chosen : (left[0] ?? 'en');
  const add = (): void => {
    session.edit((state) => setTranslation(state, language, {}));
    onAdded(language);
  };
  return (
    <div className={styles.addLanguage}>
      <Select
        label="Another language"
        value={language}
        options={left.map((each) => ({ value: each, label: languageName(each) }))}
        helpText={
          hasInterfaceTexts(language) ? undefined : 'Buttons such as Next stay English in this language.'
        }
        onChange={setChosen}
      />
      <Button id={ADD_LANGUAGE_ID} onClick={add}>
        Add language
      </Button>
    </div>
  );
}
