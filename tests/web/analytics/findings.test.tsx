import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { findToast } from '../support/toasts.ts';
import { card, openOverview, wholeQuestion } from './open-overview.tsx';
import { FALL, madeFindings, madeResults, REPEAT_CUSTOMERS } from './replies.ts';

const KEYS = ['lead:q-heard:o:friend', FALL.key, REPEAT_CUSTOMERS.key];

describe('the questions of a long survey', () => {
  it('are named after the first four beside the headline, and each name opens the whole question', async () => {
    const { questions } = madeResults();
    const further = ['Which size?', 'Which colour?', 'Which wood?', 'Which lamp?', 'Which shade?'].map(
      (text, at) => ({
        ...questions[1]!,
        ...{ meaningId: `q-more-${at}`, text },
      }),
    );
    const { user } = await openOverview({
      getQuestionResults: () => madeResults({ questions: [...questions.slice(0, 2), ...further] }),
    });
    await card('Headline');
    const names = await card('Further questions');
    expect(names.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Which lamp?',
      'Which shade?',
    ]);
    await user.click(names.getByRole('link', { name: 'Which lamp?' }));
    const question = await card('6. Which lamp?');
    await user.click(question.getByRole('button', { name: /^Table/ }));
    expect(question.getByRole('table')).toBeDefined();
  });
});

describe('what stands out', () => {
  it('starts with what is worth knowing, how sure that is, and what to do', async () => {
    await openOverview();
    const headline = await card('Headline');
    headline.getByRole('heading', {
      name: '“A friend” is the most frequent answer: 62%, ahead of “Instagram”, 24%',
    });
    headline.getByText('Clear');
    const action = headline.getByRole('link', { name: 'See who chose it' });
    expect(action.getAttribute('href')).toBe('/surveys/analytics/autumn?answered=q-heard%3Do%3Afriend');
    expect(headline.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'A friend62% 31, between 47% and 75%',
      'Instagram24% 12, between 13% and 38%',
      'Other14% 7, between 6% and 26%',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Autumn survey' })).toBeDefined();
    expect(await screen.findByText('Live')).toBeDefined();
  });

  it('tells changes before other findings, marks what is new, and opens what a finding is about', async () => {
    await openOverview();
    const findings = await card('What stands out');
    findings.getByRole('heading', { name: 'What differs' });
    const [fall, repeat] = findings.getAllByRole('listitem').map((row) => within(row));
    fall?.getByText('New');
    fall?.getByText('A hint');
    expect(repeat?.queryByText('New')).toBeNull();
    const compare = repeat?.getByRole('link', { name: /Repeat customers/ });
    expect(compare?.getAttribute('href')).toBe(
      '/surveys/analytics/autumn?compare=customerType&figures=compare',
    );
  });

  it('says once that nothing stands out', async () => {
    await openOverview({ getFindings: () => madeFindings({ findings: [], hasGroups: false }) });
    const findings = await card('What stands out');
    findings.getByRole('heading', { name: 'Nothing else stands out.' });
    const headline = await card('Headline');
    headline.getByText(
      /^Looked at, on all days: which answers lead; where shoppers leave\. \d+ comparisons in all\.$/,
    );
    headline.getByText('Groups of shoppers are not compared here.');
    expect(findings.queryByRole('list')).toBeNull();
  });

  it('hides a finding until it is shown again, and keeps one at the top', async () => {
    let isHidden = false;
    const { user, asked } = await openOverview({
      getFindings: () => madeFindings({ findings: [{ ...FALL, isHidden }, REPEAT_CUSTOMERS] }),
      markFinding: (input) => {
        isHidden = (input as { mark: string }).mark === 'hidden';
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Keep or hide' }));
    await user.click(await screen.findByRole('button', { name: /^Hide: The net promoter score fell/ }));
    await user.click(await screen.findByRole('button', { name: /^Show again: The net/ }));
    await screen.findByRole('button', { name: /^Hide: The net promoter score fell/ });
    await user.click(screen.getByRole('button', { name: /^Keep at the top: Repeat/ }));
    expect(asked('markFinding')).toEqual([
      { surveyId: 'autumn', key: FALL.key, mark: 'hidden' },
      { surveyId: 'autumn', key: FALL.key, mark: 'none' },
      { surveyId: 'autumn', key: REPEAT_CUSTOMERS.key, mark: 'kept' },
    ]);
  });

  it.each([
    ['refused', 409, 'CONFLICT', 'This was changed somewhere else.', 'The finding was not changed'],
    [
      ...(['not confirmed', 503, 'UNAVAILABLE', 'We are briefly unavailable.'] as const),
      'It is not certain whether that was done',
    ],
  ] as const)(
    'says so if hiding a finding is %s, and still shows it',
    async (_, status, code, message, title) => {
      const { user } = await openOverview({
        markFinding: () => {
          throw new ApiError({ status, data: { error: { code, message } } });
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Keep or hide' }));
      await user.click(await screen.findByRole('button', { name: /^Hide: The net promoter score fell/ }));
      await findToast(title);
      await findToast(message);
      expect(screen.getByRole('button', { name: /^Hide: The net promoter score fell/ })).toBeDefined();
    },
  );

  it('pins the headline to a question, and gives the choice back', async () => {
    let pin: string | null = null;
    const { user, asked } = await openOverview({
      getFindings: () => madeFindings({ pin }),
      pinHeadline: (input) => {
        pin = (input as { meaningId: string | null }).meaningId;
        return {};
      },
    });
    await card('Headline');
    await wholeQuestion('Would you recommend us?');
    await user.click(await screen.findByRole('button', { name: 'Make this the headline' }));
    await user.click(await screen.findByRole('button', { name: 'Headline: what stands out most' }));
    await screen.findByRole('button', { name: 'Make this the headline' });
    expect(asked('pinHeadline')).toEqual([
      { surveyId: 'autumn', meaningId: 'q-nps' },
      { surveyId: 'autumn', meaningId: null },
    ]);
  });

  it('says as of when the findings are if there are newer answers, and asks again', async () => {
    let isNew = false;
    const old = () => madeFindings({ asOf: '2026-11-20T09:30:00.000Z', againInMs: 10 });
    await openOverview({ getFindings: () => (isNew ? madeFindings() : old()) });
    const headline = await card('Headline');
    headline.getByText(/As of November 20, 2026 at .*; brought up to date within a minute\./);
    isNew = true;
    await waitFor(() => expect(headline.queryByText(/As of/)).toBeNull());
  });

  it('records what was seen', async () => {
    const { asked } = await openOverview();
    await card('What stands out');
    await waitFor(() => expect(asked('lookAtFindings')).toEqual([{ surveyId: 'autumn', keys: KEYS }]));
  });

  it.each(['?countries=DE', '?range=last7'])('does not record what was seen with %s', async (search) => {
    const { asked } = await openOverview({}, search);
    await card('What stands out');
    expect(asked('lookAtFindings')).toEqual([]);
  });

  it('says that the findings could not be loaded, and keeps the questions', async () => {
    await openOverview({
      getFindings: () => {
        throw new ApiError({ status: 404, data: undefined });
      },
    });
    await screen.findByText('The findings could not be loaded');
    const asked = await wholeQuestion('How did you hear of us?');
    expect(asked.getAllByRole('img')).toHaveLength(3);
  });
});

describe('the drawer over the findings', () => {
  it('opens the whole question from its title and has an address of its own', async () => {
    const { user, where } = await openOverview();
    await wholeQuestion('How easy was it?');
    expect(where.search).toBe('?question=q-easy');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where.search).toBe(''));
  });

  it('names the question behind figures in the address', async () => {
    await openOverview();
    const whole = await wholeQuestion('Would you recommend us?');
    expect(whole).toBeDefined();
    const orders = await screen.findByRole('link', { name: 'Orders by these answers' });
    expect(orders.getAttribute('href')).toBe('/surveys/analytics/autumn?question=q-nps&figures=money');
  });
});
