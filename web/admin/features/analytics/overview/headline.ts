import { headline, type Headline } from '#shared/analytics/results.ts';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import { counted } from '../../../lib/counted.ts';
import { between, decimal, percent, whole } from './figure-words.ts';

export interface HeadlineWords {
  readonly question: string | null;
  /** Whose trend belongs to it; null without one. */
  readonly meaningId: string | null;
  readonly name: string;
  readonly value: string;
  /** How sure it is, and from how many. */
  readonly sureness: string;
  readonly isTooFew: boolean;
}

export function headlineOf(results: Pick<QuestionResults, 'questions' | 'responses'>): HeadlineWords {
  const found = headline(results);
  const words = wordsOf(found);
  return words.isTooFew
    ? { ...words, value: 'Too few answers to tell', sureness: `${words.sureness}. So far: ${words.value}.` }
    : words;
}

function wordsOf(found: Headline): HeadlineWords {
  switch (found.kind) {
    case 'nps': {
      const { question, nps } = found;
      return {
        question: question.text,
        meaningId: question.meaningId,
        name: 'Net promoter score',
        value: whole(nps.score),
        sureness: `${capital(between(nps, whole))}, from ${counted(nps.answers, 'answer')}`,
        isTooFew: nps.answers < FEWEST_ANSWERS,
      };
    }
    case 'rating': {
      const { question, summary } = found;
      const { meanLow: low, meanHigh: high, answers } = summary;
      const sure =
        low !== null && high !== null ? `${capital(between({ low, high }, decimal))}, from` : 'From';
      return {
        question: question.text,
        meaningId: question.meaningId,
        name: `Average, of ${question.scale}`,
        value: decimal(summary.mean),
        sureness: `${sure} ${counted(answers, 'answer')}`,
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
        sureness: share
          ? `${capital(between(share, percent))}, from ${counted(share.total, 'answer')}`
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
        sureness: 'Nobody has answered a question with a score or options yet',
        isTooFew: false,
      };
    default:
      return found satisfies never;
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
