import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openBuilder, surveyOf } from './open-builder.tsx';

const click = (label: string) => fireEvent.click(screen.getByLabelText(label));
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('saves what the merchant sets for a question of each type', async () => {
  const { user, saves } = await openBuilder(
    surveyOf(
      { type: 'single_select', text: 'Which colour?', options: ['Red', 'Blue'] },
      { type: 'nps', text: 'Would you recommend us?' },
      { type: 'rating', text: 'How good?' },
      { type: 'text', text: 'Why?' },
    ),
  );
  const open = async (text: string) => {
    await user.click(screen.getAllByText(text)[0]!);
    await screen.findByDisplayValue(text);
  };
  click('Shuffle the options');
  click('Offer “Other”');
  change('Name of the other answer', 'Something else');
  await open('Would you recommend us?');
  change('Word at the low end', 'Never');
  change('Word at the high end', 'Surely');
  await open('How good?');
  change('Shown as', 'numbers');
  change('Scale', '7');
  change('Word at the low end', 'Poor');
  change('Word at the high end', 'Perfect');
  await open('Why?');
  change('Placeholder (optional)', 'In a sentence');
  await waitFor(() =>
    expect(saves.at(-1)?.definition.questions.map(({ config }) => config)).toMatchObject([
      { randomize: false, allowOther: true, otherLabel: 'Something else' },
      { minLabel: 'Never', maxLabel: 'Surely' },
      { displayType: 'numbers', scale: 7, minLabel: 'Poor', maxLabel: 'Perfect' },
      { placeholder: 'In a sentence' },
    ]),
  );
});
