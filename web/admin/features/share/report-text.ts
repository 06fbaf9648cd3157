import { percent } from '#shared/analytics/finding-words.ts';
import { CERTAINTY_WORDS, INTERVAL_MEANING } from '#shared/words/certainty-words.ts';
import { intervalText, type Report, type ReportQuestion } from '#shared/report/report.ts';

const MOST_FINDINGS = 3;
const MOST_QUESTIONS = 4;
const MOST_ROWS = 3;

/** A report as 5 to 12 lines of plain text, for mail and chats. */
export function reportText(report: Report): string {
  const { store, survey, answered, period, filters, headline, questions, asOf } = report;
  const told = questions.filter((question) => figuresOf(question) !== null);
  const only = filters.length === 0 ? '' : `. Only ${filters.join('; ')}`;
  const left = questions.length - Math.min(told.length, MOST_QUESTIONS);
  return [
    `${survey} (${store})`,
    `${answered}, ${period}${only}.`,
    withCertainty(headline),
    ...findingLines(report),
    ...told.slice(0, MOST_QUESTIONS).map((question) => `${question.title} ${figuresOf(question) ?? ''}`),
    ...(left > 0 && questions.length > 0
      ? [`${left} more ${left === 1 ? 'question' : 'questions'} not listed here.`]
      : []),
    `As of ${asOf}. Shares are of those who answered; in brackets behind a share: its interval. ${INTERVAL_MEANING}`,
  ].join('\n');
}

interface Said {
  readonly sentence: string;
  readonly certainty: keyof typeof CERTAINTY_WORDS;
}

function withCertainty({ sentence, certainty }: Said): string {
  return `${sentence.replace(/\.$/, '')} (${CERTAINTY_WORDS[certainty].name.toLowerCase()}).`;
}

function findingLines({ findings, looked }: Report): string[] {
  if (findings.length > 0)
    return findings.slice(0, MOST_FINDINGS).map((finding) => `• ${withCertainty(finding)}`);
  return [looked === '' ? 'Nothing can be compared yet.' : `Nothing else stands out. ${looked}`];
}

/** The score, or the most frequent answers; null without either. */
function figuresOf({ sentence, rows }: ReportQuestion): string | null {
  if (sentence !== null) return `${sentence}.`;
  const shares = rows.flatMap(({ label, rate }) =>
    rate ? [`${label} ${percent(rate.share)} (${intervalText(rate)})`] : [],
  );
  if (shares.length === 0) return null;
  return `${shares.slice(0, MOST_ROWS).join(', ')}.`;
}
