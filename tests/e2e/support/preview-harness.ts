import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { newDefinition, newQuestion } from '#shared/survey/edit/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';
import { SURVEY_VIEW, type SurveyView } from '#web/survey-view/survey-element.ts';
import { defineSurveyView } from '#web/survey-view/survey-view.ts';

/** A minimal builder: a field that edits one of fifty questions, beside the preview. */
const look = lookOf(DEFAULT_THEME);
const FIFTY: SurveyDefinition = {
  ...newDefinition('s1'),
  questions: Array.from({ length: 50 }, (_, orderIndex) => {
    const id = () => `q${orderIndex}`;
    return { ...newQuestion('single_select', 's1', id), text: `Question ${orderIndex}`, orderIndex };
  }),
};

function Builder() {
  const [definition, setDefinition] = useState(FIFTY);
  const view = useRef<SurveyView>(null);
  useLayoutEffect(() => {
    view.current!.settings = { definition, look, preview: true };
  }, [definition]);
  const edit = (text: string) => {
    watch(text);
    setDefinition((now) => ({
      ...now,
      questions: now.questions.map((question, index) => (index === 0 ? { ...question, text } : question)),
    }));
  };
  return createElement(
    'div',
    null,
    createElement('input', {
      'aria-label': 'Text',
      onInput: (event: { currentTarget: HTMLInputElement }) => edit(event.currentTarget.value),
    }),
    createElement(SURVEY_VIEW, { ref: view }),
  );
}

/**
 * For each edit: whether the preview showed it at the start of the next frame, and without an animation. On a busy machine
 * two edits may come before a frame, which shows the later one.
 */
const edits: { isShown: boolean; isStill: boolean }[] = [];
let newest = '';

function watch(text: string): void {
  newest = text;
  const edit = { isShown: false, isStill: false };
  edits.push(edit);
  requestAnimationFrame(() => {
    const root = document.querySelector(SURVEY_VIEW)!.shadowRoot!;
    edit.isShown = root.querySelector('h2')?.firstChild?.textContent === newest;
    edit.isStill = root.querySelector('.step-in') === null;
  });
}

defineSurveyView();
Object.assign(window, { edits });
createRoot(document.querySelector('main')!).render(createElement(Builder));
