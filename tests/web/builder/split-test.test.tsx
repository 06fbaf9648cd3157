import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessiblePage } from '../support/accessible.ts';
import { madeCustomer } from '../support/admin.tsx';
import { openBuilder, openPart, surveyOf } from './open-builder.tsx';

const TWO = surveyOf(
  {
    type: 'single_select',
    text: 'How did you hear of us?',
    options: ['Friend', 'Search', 'Podcast'],
    config: { randomize: false },
  },
  { type: 'text', text: 'Anything else?' },
);

async function openPanel(definition = TWO, options: Parameters<typeof openBuilder>[1] = {}) {
  const opened = await openBuilder(definition, options);
  await openPart(opened.user, 'Compare two versions');
  await screen.findByRole('heading', { name: 'Compare two versions' });
  return opened;
}

const PRO = {
  replies: {
    getBillingCustomer: () => ({
      ...madeCustomer(true),
      features: { advanced_analytics: { name: 'Analytics', type: 'boolean', value: true } },
    }),
  },
};
const versionB = () => within(screen.getByRole('region', { name: 'Version B' }));
const saved = async (saves: { definition: object }[]) => {
  await expect.poll(() => saves.length).toBeGreaterThan(0);
  return saves.at(-1)?.definition;
};

describe('testing two versions', () => {
  it('saves another wording, and says first that both are the same', async () => {
    const { user, saves } = await openPanel(TWO, PRO);
    screen.getByText('Half of your shoppers see each. A shopper always sees the same one.');
    await user.click(screen.getByRole('button', { name: 'Add version B' }));
    screen.getByText('Both versions of the split test are the same.');
    const field = versionB().getByLabelText('Question');
    await user.clear(field);
    await user.type(field, 'Who told you?');
    expect(screen.queryByText('Both versions of the split test are the same.')).toBeNull();
    await expect
      .poll(() => saves.at(-1)?.definition)
      .toMatchObject({ split: { kind: 'wording', questionId: 'q1', text: 'Who told you?' } });
    await expectAccessiblePage();
  });

  it('saves another order of the options, changed with the keyboard', async () => {
    const { user, saves } = await openPanel(TWO, PRO);
    await user.click(screen.getByRole('button', { name: 'Add version B' }));
    await user.selectOptions(screen.getByLabelText('What differs'), 'option_order');
    versionB()
      .getByRole('button', { name: /Move option Friend/ })
      .focus();
    await user.keyboard('{ArrowDown}');
    expect(
      versionB()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Search', 'Friend', 'Podcast']);
    await expect
      .poll(() => saves.at(-1)?.definition)
      .toMatchObject({
        split: { kind: 'option_order', optionIds: ['q1-Search', 'q1-Friend', 'q1-Podcast'] },
      });
  });

  it('removes the test', async () => {
    const split = { kind: 'question_order', questionIds: ['q2', 'q1'] } as const;
    const { user, saves } = await openPanel({ ...TWO, split }, PRO);
    expect(versionB().getAllByRole('listitem')[0]?.textContent).toBe('Anything else?');
    await user.click(screen.getByRole('button', { name: 'Remove version B' }));
    expect(await saved(saves)).not.toHaveProperty('split');
    screen.getByRole('button', { name: 'Add version B' });
  });

  it('gives the focus to B’s first field, and back to the button when B is removed', async () => {
    const { user } = await openPanel(TWO, PRO);
    const add = () => screen.getByRole('button', { name: 'Add version B' });
    await user.click(add());
    expect(document.activeElement).toBe(versionB().getByLabelText('Question'));
    await user.click(screen.getByRole('button', { name: 'Remove version B' }));
    expect(document.activeElement).toBe(add());
  });

  it('offers an upgrade on a plan that compares nothing', async () => {
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Add version B' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('region', { name: 'Version B' })).toBeNull();
  });

  it('leads from what prevents publishing to the test', async () => {
    const split = { kind: 'wording', questionId: 'q1', text: ' ', description: null } as const;
    const { user } = await openBuilder({ ...TWO, split }, PRO);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(screen.getByRole('button', { name: 'Open: Version B of the question has no text.' }));
    expect(await screen.findByRole('region', { name: 'Version B' })).toBeDefined();
  });
});
