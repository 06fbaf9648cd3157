import { TextField } from '@shopify/polaris';
import { memo, useState } from 'react';
import { setTranslation } from '../edit/change-survey.ts';
import type { SurveyTexts } from '#shared/survey/definition.ts';
import { isBlank } from '#shared/survey/plain-text.ts';
import { questionName } from '../questions/type-labels.ts';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import styles from './texts.module.css';
import {
  longestTranslation,
  progressOf,
  textsOfQuestion,
  textsOfThanks,
  translationOf,
  withTranslation,
  type Translatable,
} from './translated-texts.ts';

const NO_TEXTS: SurveyTexts = {};

/** A survey's texts in one language, grouped by question. Only an open group renders its fields. */
export function LanguageFields({ language }: { language: string }) {
  const { session } = useBuilder();
  const questions = useBuilderState(({ definition }) => definition.questions);
  const thankYou = useBuilderState(({ definition }) => definition.thankYou);
  const texts = useBuilderState(({ definition }) => definition.translations[language]) ?? NO_TEXTS;
  const [open, setOpen] = useState(questions[0]?.questionId ?? 'thanks');
  const change = (item: Translatable, text: string): void => {
    session.edit(
      (state) => {
        const now = state.definition.translations[language] ?? NO_TEXTS;
        return setTranslation(state, language, withTranslation(now, item, text));
      },
      `${language} ${JSON.stringify(item.place)}`,
    );
  };
  const group = (id: string, title: string, items: readonly Translatable[]) => (
    <Group
      key={id}
      title={title}
      items={items}
      texts={texts}
      isOpen={open === id}
      onToggle={() => setOpen(open === id ? '' : id)}
      onChange={change}
    />
  );
  return (
    <div className={styles.groups}>
      {questions.map((question) =>
        group(question.questionId, questionName(question), textsOfQuestion(question)),
      )}
      {group('thanks', 'Thank-you screen', textsOfThanks(thankYou))}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly items: readonly Translatable[];
  readonly texts: SurveyTexts;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (item: Translatable, text: string) => void;
}

const Group = memo(function Group({ title, items, texts, isOpen, onToggle, onChange }: GroupProps) {
  const { done, all } = progressOf(items, texts);
  return (
    <section className={styles.group}>
      <button type="button" className={styles.groupHead} aria-expanded={isOpen} onClick={onToggle}>
        <span>{title}</span>
        <span data-missing={done < all}>{done < all ? `${all - done} missing` : 'Done'}</span>
      </button>
      {isOpen && (
        <div className={styles.fields}>
          {items.map((item) => (
            <TextField
              key={JSON.stringify(item.place)}
              label={`${item.label}: ${item.original}`}
              value={translationOf(texts, item)}
              onChange={(text) => onChange(item, text)}
              maxLength={longestTranslation(item)}
              helpText={
                isBlank(translationOf(texts, item)) ? 'Missing: your own words are shown.' : undefined
              }
              autoComplete="off"
            />
          ))}
        </div>
      )}
    </section>
  );
});
