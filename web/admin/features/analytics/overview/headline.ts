import { headline, type Headline } from '#shared/analytics/results.ts';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { between, capital, decimal, percent, rounded } from './format-figure.ts';

export interface HeadlineTexts {
  readonly question: string | null;
  /** The question whose trend is shown; null if there is none. */
  readonly meaningId: string | null;
  readonly name: string;
  readonly value: string;
  /** The uncertainty and the number of answers. */
  readonly uncertainty: string;
  readonly isTooFew: boolean;
}

export function headlineOf(results: Pick<QuestionResults, 'questions' | 'responses'>): HeadlineTexts {
  const found = headline(results);
  const words = textsOf(found);
  return words.isTooFew
    ? {
        ...words,
        value: 'Too few answers to tell',
        uncertainty: `${words.uncertainty}. So far: ${words.value}.`,
      }
    : words;
}

function textsOf(found: Headline): HeadlineTexts {
  switch (found.kind) {
    case 'nps': {
      const { question, nps } = found;
      return {
        question: question.text,
        meaningId: question.meaningId,
        name: 'Net promoter score',
        value: rounded(nps.score),
        uncertainty: `${capital(between(nps, rounded))}, from ${pluralize(nps.answers, 'answer')}`,
        isTooFew: nps.answers < FEWEST_ANSWERS,
      };
    }
    case 'rating': {
      const { question, summary } = found;
      const { meanLow: low, meanHigh: high, answers } = summary;
      return {
        question: question.text,
        meaningId: question.meaningId,
        name: `Average, of ${question.scale}`,
        value: decimal(summary.mean),
        uncertainty: `${capital(between({ low, high }, decimal))}, from ${pluralize(answers, 'answer')}`,
        isTooFew: answers < FEWEST_ANSWERS,
      };
    }
    case 'choice': {
      const { question, option } = found;
      const share = option.rate;
      return {
        question: question.text,
        meaningId: null,
        name: share ? `The top answer, with ${percent(share.share)}` : 'The top answer',
        value: option.text,
        uncertainty: share
          ? `${capital(between(share, percent))}, from ${pluralize(share.total, 'answer')}`
          : 'No answers yet',
        isTooFew: (share?.total ?? 0) < FEWEST_ANSWERS,
      };
    }
    case 'responses':
      return {
        question: null,
        meaningId: null,
        name: 'Responses',
        value: found.responses.toLocaleString(),
        uncertainty: 'Nobody has answered a question with a score or options yet',
        isTooFew: false,
      };
    default:
      return found satisfies never;
  }
}
