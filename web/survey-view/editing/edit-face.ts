import type { ShoppersThankYou } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { addSheet, h, setAttribute, sheetOf } from '../dom.ts';
import type { DrawPictures } from '../pictures/draw-pictures.ts';
import type { RunState } from '../run/run.ts';
import type { SurveySettings } from '../survey-element.ts';
import EDITING_CSS from './editing.css?inline';

/** The places of a card whose words can be typed. */
export type EditSlot =
  | 'text'
  | 'description'
  | 'answers'
  | 'low'
  | 'high'
  | 'unit'
  | 'title'
  | 'message'
  | 'code';

const sheet = sheetOf(EDITING_CSS);

const slot = (name: EditSlot) => h('slot', { name });

/**
 * Turns the view into the builder's editing face: each word of a screen becomes a slot for a field that the page around
 * the view provides, in the card's own colours and fonts, and nothing else of the card can be pressed. Only the builder
 * loads this code.
 */
export function editFace(
  drawPictures: DrawPictures | undefined,
): Pick<SurveySettings, 'applyEdit' | 'drawPictures'> {
  return {
    applyEdit: (_root, before, after) => isSameScreen(before, after),
    drawPictures: (root, state) => {
      openSlots(root, state);
      drawPictures?.(root, state);
    },
  };
}

function openSlots(root: ShadowRoot, { question }: RunState): void {
  const screen = root.querySelector<HTMLElement>('form, .thanks');
  if (!screen || screen.matches('.edited')) return;
  screen.classList.add('edited');
  addSheet(screen, sheet);
  if (question) openQuestion(screen, question);
  else openThanks(screen);
}

function openQuestion(form: HTMLElement, { description }: Question): void {
  fill(form.querySelector('h2'), 'text');
  const hint = form.querySelector('.hint');
  // The hints of the type stay after the description, which is typed.
  const hints = hint?.textContent.slice(description?.length ?? 0).trim();
  hint?.replaceChildren(slot('description'), h('span', {}, hints));
  form.querySelector('.options, textarea')?.replaceWith(h('div', { class: 'answers' }, slot('answers')));
  form.querySelector('.pick, .stars, .boxes')?.after(h('div', { class: 'answers' }, slot('answers')));
  fill(form.querySelector('.low'), 'low');
  fill(form.querySelector('.high'), 'high');
  fill(form.querySelector('#unit'), 'unit');
  form.querySelector('.ends')?.removeAttribute('aria-hidden');
  form.querySelectorAll('.half, .pick, [role=group], input, footer').forEach(disable);
}

function openThanks(screen: HTMLElement): void {
  fill(screen.querySelector('h2'), 'title');
  fill(screen.querySelector('p'), 'message');
  screen.querySelector('[aria-live]')?.replaceWith(h('div', {}, slot('code')));
}

function fill(element: Element | null, name: EditSlot): void {
  element?.replaceChildren(slot(name));
  // The field has a name of its own; a heading around it would be read twice.
  if (element) setAttribute(element, 'role', 'none');
  element?.removeAttribute('tabindex');
}

const disable = (element: Element): void => setAttribute(element, 'inert', true);

/** What the fields show themselves; all else of a question is drawn by its screen. */
const TYPED: readonly string[] = [
  ...['text', 'description', 'logic', 'orderIndex', 'meaningId'],
  ...['options', 'randomize', 'allowOther', 'otherLabel', 'placeholder', 'minLabel', 'maxLabel', 'unit'],
  ...['nextQuestionId', 'isTerminal'],
];

function isSameScreen(before: unknown, after: unknown): boolean {
  if (isThanks(before) && isThanks(after)) return true;
  if (!isQuestion(before) || !isQuestion(after)) return false;
  const { config: settings, ...rest } = before;
  const { config: changedSettings, ...changed } = after;
  return isSameBut(rest, changed) && isSameBut(settings, changedSettings);
}

function isSameBut(before: object, after: object): boolean {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].every(
    (key) => TYPED.includes(key) || old.get(key) === now.get(key),
  );
}

const isThanks = (subject: unknown): subject is ShoppersThankYou =>
  typeof subject === 'object' && subject !== null && 'title' in subject;

const isQuestion = (subject: unknown): subject is Question =>
  typeof subject === 'object' && subject !== null && 'questionId' in subject;
