import { useMemo } from 'react';
import { changeOptions, type OptionDraft } from '#shared/survey/edit/change-options.ts';
import { changeOptionPicture } from '../edit/change-picture.ts';
import { moveTo, removeAt } from '#shared/survey/edit/list.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import { isBlank } from '#shared/survey/plain-text.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { Option } from '#shared/survey/question.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { newId } from '../../../lib/new-id.ts';
import { useBuilder } from '../screen/builder-context.tsx';
import { pasteOptions } from './paste-options.ts';

export interface OptionEdits {
  /** Returns false and changes nothing if another option has the same text. */
  readonly rename: (optionId: string, text: string) => boolean;
  readonly addAfter: (index: number) => void;
  /** Focuses the next option without a text. Without one, adds an option after this one. */
  readonly next: (index: number) => void;
  /** Removes an option and focuses the previous one. */
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
  readonly changePicture: (optionId: string, picture: Picture | null) => void;
  /** Returns the option's text afterwards, and a message about lines that were not added. */
  readonly paste: (index: number, text: string) => { readonly text: string; readonly note: string | null };
}

export function optionFieldId(optionId: string): string {
  return `option-${optionId}`;
}

export function useOptionEdits(questionId: string): OptionEdits {
  const { session, announce } = useBuilder();
  return useMemo(() => {
    const options = (): readonly Option[] => {
      const { questions } = session.getState().definition;
      const question = questions.find((each) => each.questionId === questionId);
      return question ? optionsOf(question) : [];
    };
    const change = (drafts: readonly OptionDraft[], makeId = newId, key?: string): boolean =>
      session.edit((state) => changeOptions(state, questionId, drafts, makeId), key);
    const addAfter = (index: number): void => {
      const all = options();
      const id = newId();
      const drafts = [...all.slice(0, index + 1), { text: '' }, ...all.slice(index + 1)];
      focusAfter(() => change(drafts, () => id), optionFieldId(id));
    };
    return {
      rename: (optionId, text) =>
        change(
          options().map((option) => (option.id === optionId ? { ...option, text } : option)),
          newId,
          `option ${optionId}`,
        ),
      addAfter,
      next: (index) => {
        const all = options();
        const blank = all.find(({ text }, at) => at > index && isBlank(text));
        if (blank) document.getElementById(optionFieldId(blank.id))?.focus();
        else if (all.length < SURVEY_LIMITS.options) addAfter(index);
      },
      remove: (index) => {
        const all = options();
        const neighbour = all[index - 1] ?? all[index + 1];
        focusAfter(() => change(removeAt(all, index)), optionFieldId(neighbour?.id ?? ''));
        announce(`Option removed, ${all.length - 1} left`);
      },
      move: (from, to) => {
        const all = options();
        const moved = all[from];
        if (!moved || to < 0 || to >= all.length) return;
        change(moveTo(all, from, to));
        announce(`Option moved to place ${to + 1} of ${all.length}`);
      },
      changePicture: (optionId, picture) =>
        void session.edit(
          (state) => changeOptionPicture(state, questionId, optionId, picture),
          `picture ${optionId}`,
        ),
      paste: (index, text) => {
        const { drafts, note } = pasteOptions(options(), index, text);
        change(drafts);
        announce(`${drafts.length} options now`);
        return { text: options()[index]?.text ?? '', note };
      },
    };
  }, [session, announce, questionId]);
}
