import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportNode } from '#shared/report/report-node.ts';
import { reportPage } from '#shared/report/report-page.ts';
import { reportText } from '#web/admin/features/share/report-text.ts';
import { type ReportInput, reportOf } from '#shared/report/report.ts';
import {
  FALL,
  madeFindings,
  madeResults,
  madeTrends,
  REPEAT_CUSTOMERS,
} from '#tests/web/analytics/replies.ts';

const made = (more: Partial<ReportInput> = {}) =>
  reportOf({
    store: 'Marlow Lamps',
    survey: 'Autumn survey',
    asOf: '2026-11-21T15:30:00.000Z',
    filters: [],
    results: madeResults(),
    findings: madeFindings(),
    ...more,
  });

function textOf(node: ReportNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join(' ');
}

function elementsOf(node: ReportNode, tag: string): Exclude<ReportNode, string>[] {
  if (typeof node === 'string') return [];
  return [...(node.tag === tag ? [node] : []), ...node.children.flatMap((child) => elementsOf(child, tag))];
}

describe('a report as text', () => {
  it('says who answered when, the headline, three findings, and figures with their certainty', () => {
    expect(reportText(made({ filters: ['Germany', 'Repeat customers'] })).split('\n')).toEqual([
      'Autumn survey (Marlow Lamps)',
      '60 shoppers answered, Nov 15, 2026 – Nov 21, 2026. Only Germany; Repeat customers.',
      '“A friend” is the most frequent answer: 62%, ahead of “Instagram”, 24% (clear).',
      '• The net promoter score fell to 12 from 40 in the week of November 9, 2026 (a hint).',
      '• Repeat customers choose “A friend” more often: 70%, new customers 40% (clear).',
      '1. Would you recommend us? Net promoter score 25, most likely between 2 and 46.',
      '2. How did you hear of us? A friend 62% (47%–75%), Instagram 24% (13%–38%), Other 14% (6%–26%).',
      '3. How easy was it? 4.0 of 5 on average, most likely between 3.6 and 4.3.',
      '4. When do you need it? December 2026 100% (95%–100%).',
      '1 more question not listed here.',
      'As of Nov 21, 2026, 15:30. Shares are of those who answered; in brackets behind a share: its interval. Intervals hold the true value in 95 of 100 cases.',
    ]);
  });

  it('says once that nothing stands out, and leaves hidden findings out', () => {
    const hidden = [{ ...FALL, isHidden: true }];
    const lines = reportText(made({ findings: madeFindings({ findings: hidden }) })).split('\n');
    expect(
      lines.filter((line) => line.startsWith('Nothing else stands out. Looked at, on all days: ')),
    ).toHaveLength(1);
    expect(lines.join()).not.toContain('fell to');
  });

  it('has no texts for a question whose id every object has', () => {
    const questions = madeResults().questions.map((each) => ({ ...each, meaningId: 'constructor' }));
    const { questions: reported } = made({ results: madeResults({ questions }), texts: {} });
    expect(new Set(reported.map(({ texts }) => texts.length))).toEqual(new Set([0]));
  });

  it('has 5 to 12 lines whatever the survey asks', () => {
    const { questions } = madeResults();
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...questions), { maxLength: 30 }),
        fc.array(fc.constantFrom(FALL, REPEAT_CUSTOMERS), { maxLength: 9 }),
        (asked, findings) => {
          const report = made({
            results: madeResults({ questions: asked }),
            findings: madeFindings({ findings }),
          });
          const lines = reportText(report).split('\n').length;
          expect(lines).toBeGreaterThanOrEqual(5);
          expect(lines).toBeLessThanOrEqual(12);
        },
      ),
    );
  });
});

describe('a report as a page', () => {
  it('says each figure of a choice with its interval', () => {
    const page = textOf(reportPage(made()));
    expect(page).toContain('2. How did you hear of us?');
    expect(page).toMatch(/A friend\s+62%\s+31\s+47%–75%/);
  });

  it('prints three findings and shows all of them on a screen', () => {
    const findings = Array.from({ length: 5 }, (_, at) => ({ ...FALL, key: String(at) }));
    const page = reportPage(made({ findings: madeFindings({ findings }) }));
    const rows = elementsOf(page, 'li').filter(({ attributes }) =>
      String(attributes['class']).includes('report-finding'),
    );
    expect(rows).toHaveLength(5);
    expect(
      rows.filter(({ attributes }) => String(attributes['class']).includes('report-screen')),
    ).toHaveLength(2);
  });

  it('draws a score over time only where it has answers for a line, with the notes of its days', () => {
    const [nps] = madeTrends().trends;
    if (nps?.kind !== 'nps') throw new Error('The made trends begin with a net promoter score');
    const few = { ...nps, points: nps.points.slice(0, 1) };
    const notes = [
      { day: '2026-11-19', text: 'Price change' },
      { day: '2026-11-30', text: 'After the last day' },
    ];
    expect(textOf(reportPage(made({ trends: [few], notes })))).not.toContain('over time');
    const page = textOf(reportPage(made({ trends: [nps], notes })));
    expect(page).toContain('Net promoter score over time');
    expect(page).toContain('Nov 19, 2026: Price change');
    expect(page).not.toContain('After the last day');
  });

  it('says how many answers are not shown', () => {
    const question = madeResults().questions[1];
    if (question?.kind !== 'choice') throw new Error('The second made question is a choice');
    const options = Array.from({ length: 12 }, (_, at) => ({ ...question.options[0]!, cell: `o:${at}` }));
    const results = madeResults({ questions: [{ ...question, options }] });
    expect(textOf(reportPage(made({ results })))).toContain('5 more not shown');
  });
});
