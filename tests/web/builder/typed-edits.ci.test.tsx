import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { changeOptions, type OptionDraft } from '#shared/survey/edit/change-options.ts';
import { openDefinition, type EditingState } from '#shared/survey/edit/editing-state.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';
import { pasteOptions } from '#web/admin/features/builder/card/paste-options.ts';
import { changeSettings, changeWording } from '#web/admin/features/builder/edit/change-question.ts';
import { thorough } from '#tests/support/thorough.ts';
import { openBuilder, surveyOf } from './open-builder.tsx';

const SURVEY = surveyOf({
  type: 'single_select',
  text: 'Which colour?',
  options: ['Red', 'Blue'],
  config: { allowOther: true },
});

const text = fc.constantFrom('Red', 'red ', 'Green', 'Deep blue', 'Grün', '灰色', '', ' ');
const place = fc.nat({ max: 4 });
const edit = fc.oneof(
  fc.record({ kind: fc.constantFrom('question', 'description', 'other'), text }),
  fc.record({ kind: fc.constantFrom('option'), place, text }),
  fc.record({ kind: fc.constantFrom('enter', 'backspace'), place }),
  fc.record({ kind: fc.constantFrom('paste'), place, lines: fc.array(text, { minLength: 2, maxLength: 4 }) }),
);
interface Edit {
  readonly kind: string;
  readonly place?: number;
  readonly text?: string;
  readonly lines?: readonly string[];
}

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const options = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Option \d+$/);

/** What the merchant does in the card. */
function type({ kind, place: at = 0, text: typed = '', lines = [] }: Edit): void {
  if (kind === 'question') fireEvent.change(field('Question'), { target: { value: typed } });
  if (kind === 'description') fireEvent.change(field('Description (optional)'), { target: { value: typed } });
  if (kind === 'other') fireEvent.change(field('Name of the other answer'), { target: { value: typed } });
  const option = options()[at % options().length]!;
  act(() => option.focus());
  if (kind === 'option') fireEvent.change(option, { target: { value: typed } });
  if (kind === 'enter') fireEvent.keyDown(option, { key: 'Enter' });
  if (kind === 'backspace') fireEvent.keyDown(option, { key: 'Backspace' });
  if (kind === 'paste') {
    fireEvent.paste(option, { clipboardData: { getData: () => lines.join('\n'), files: [] } });
  }
  act(() => option.blur());
}

let made = 0;
const newId = () => `made-${(made += 1)}`;

/** The same by the pure edits. */
function apply(
  state: EditingState,
  { kind, place: at = 0, text: typed = '', lines = [] }: Edit,
): EditingState {
  const [question] = state.definition.questions;
  const all = optionsOf(question!);
  const index = at % all.length;
  const set = (drafts: readonly OptionDraft[]) => changeOptions(state, 'q1', drafts, newId);
  switch (kind) {
    case 'question':
      return changeWording(state, 'q1', { text: typed });
    case 'description':
      return changeWording(state, 'q1', { description: typed === '' ? null : typed });
    case 'other':
      return changeSettings<'single_select'>(state, 'q1', 'single_select', { otherLabel: typed }, newId);
    case 'option':
      return set(all.map((option, each) => (each === index ? { ...option, text: typed } : option)));
    case 'enter': {
      const hasBlank = all.some((option, each) => each > index && option.text.trim() === '');
      return hasBlank ? state : set([...all.slice(0, index + 1), { text: '' }, ...all.slice(index + 1)]);
    }
    case 'backspace':
      return all[index]!.text === '' && all.length > 1 ? set(all.filter((_, each) => each !== index)) : state;
    default:
      return /[\r\n]/.test(lines.join('\n').trim())
        ? set(pasteOptions(all, index, lines.join('\n')).drafts)
        : state;
  }
}

/** Made ids differ between both ways; their order does not. */
function comparable({ questions, thankYou }: SurveyDefinition): unknown {
  const known = ['q1-Red', 'q1-Blue'];
  return JSON.parse(
    JSON.stringify({ questions, thankYou }, (key, value: unknown) =>
      (key === 'id' || key === 'meaningId') && !known.includes(String(value)) ? 'made' : value,
    ),
  );
}

test('typing in the card gives the definition that the pure edits give, and undo leads back to the first', async () => {
  const { saves } = await openBuilder(SURVEY);
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
  const isUndoable = () => undo.getAttribute('aria-disabled') !== 'true' && !undo.disabled;
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 12 }), async (edits: Edit[]) => {
      const before = saves.length;
      edits.forEach(type);
      const { definition } = edits.reduce(apply, openDefinition(SURVEY));
      const [question] = definition.questions;
      expect(options().map(({ value }) => value)).toEqual(optionsOf(question!).map((option) => option.text));
      expect(field('Question').value).toBe(question!.text);
      if (isUndoable()) {
        await waitFor(() => expect(saves.length).toBeGreaterThan(before));
        expect(comparable(saves.at(-1)!.definition)).toEqual(comparable(definition));
      }
      while (isUndoable()) fireEvent.click(undo);
      expect(options().map(({ value }) => value)).toEqual(['Red', 'Blue']);
      expect(field('Question').value).toBe('Which colour?');
      expect(field('Description (optional)').value).toBe('');
    }),
    { numRuns: thorough(40, 4) },
  );
});
