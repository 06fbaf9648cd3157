import { runSteps } from '#shared/run-steps.ts';
import type { Brief } from '#shared/analytics/brief-schema.ts';
import { briefOf } from './brief.ts';
import { changeFindings } from './changes.ts';
import type { CountedSurvey } from './counted-survey.ts';
import { crossClaims } from './cross-claims.ts';
import { productClaims } from './product-claims.ts';
import { claimParts, differenceFindings } from './differences.ts';
import type { Finding, FoundHeadline } from '#shared/analytics/finding-schema.ts';
import { findHeadline } from './headline.ts';
import { judgeLeads, leadFindings } from './leads.ts';
import { lookedText } from './looked.ts';
import { type ScoreFigure, scoreFigures } from './score-figures.ts';
import type { Claim } from './finding.ts';

export interface SurveyFindings {
  readonly headline: FoundHeadline;
  /** Strongest first, without what the headline says. */
  readonly findings: readonly Finding[];
  /** The scores of the days that the merchant looks at, with their change. */
  readonly scores: readonly ScoreFigure[];
  /** What was looked at, in words. */
  readonly looked: string;
  /** How many comparisons were made. */
  readonly tested: number;
  /** The headline in a few words. */
  readonly brief: Brief;
}

/** The headline of a survey and everything else that stands out. `pin` is the question that the merchant chose. */
export function findFindings(survey: CountedSurvey, pin: string | null): SurveyFindings {
  return runSteps(findInSteps(survey, pin));
}

/** The same in steps that each take a few milliseconds, so that a server can do other work between them. */
export function* findInSteps(survey: CountedSurvey, pin: string | null): Generator<void, SurveyFindings> {
  const leads = judgeLeads(survey);
  yield;
  const changes = changeFindings(survey);
  const claims: Claim[] = [];
  for (const part of claimParts(survey)) {
    yield;
    claims.push(...part());
  }
  yield;
  const differences = differenceFindings(claims);
  const crossing: Claim[] = [];
  for (const score of survey.newest?.crossed ?? []) {
    yield;
    if (survey.newest) crossing.push(...crossClaims(score, survey.newest));
  }
  for (const score of survey.newest?.products ?? []) {
    yield;
    if (survey.newest) crossing.push(...productClaims(score, survey.newest));
  }
  yield;
  const crossed = differenceFindings(crossing);
  const found = [
    ...changes.findings,
    ...differences.findings,
    ...crossed.findings,
    ...leadFindings(leads, survey),
  ].sort(byStrength);
  const strongest = found.find((each) => each.kind !== 'lead' && isClear(each)) ?? null;
  const first = found.find((each) => COMES_FIRST.has(each.kind) && isClear(each)) ?? null;
  const headline = findHeadline(survey, { leads, changes: changes.findings, first, strongest }, pin);
  yield;
  const scores = scoreFigures(survey);
  const couldChange = changes.tested > 0;
  return {
    headline,
    scores,
    brief: briefOf(survey, {
      ...{ headline, leads, scores, couldChange },
      changes: [...changes.findings].sort(byStrength),
    }),
    looked: lookedText(survey),
    findings: found.filter(({ key }) => key !== headline.key),
    tested: leads.length + changes.tested + differences.tested + crossed.tested,
  };
}

/** A fault of a product, a change and a channel that links misjudge are worth more than which answer leads. */
const COMES_FIRST: ReadonlySet<Finding['kind']> = new Set(['crossed', 'product', 'change', 'mix', 'sources']);

const isClear = ({ certainty }: Finding) => certainty === 'clear';

/** What is clear first, then the largest difference. That an answer leads comes last: each question has one. */
export function byStrength(one: Finding, other: Finding): number {
  const isLead = ({ kind }: Finding) => Number(kind === 'lead');
  return (
    isLead(one) - isLead(other) ||
    Number(isClear(other)) - Number(isClear(one)) ||
    other.strength - one.strength
  );
}
