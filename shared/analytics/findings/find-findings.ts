import { runSteps } from '../../run-steps.ts';
import { changeFindings } from './changes.ts';
import type { CountedSurvey } from './counted-survey.ts';
import type { Claim } from './claim.ts';
import { claimParts, differenceFindings } from './differences.ts';
import type { Finding } from './finding.ts';
import { findHeadline, type FoundHeadline } from './headline.ts';
import { judgeLeads, leadFindings } from './leads.ts';

export interface SurveyFindings {
  readonly headline: FoundHeadline;
  /** Strongest first, without what the headline says. */
  readonly findings: readonly Finding[];
  /** How many comparisons were made. */
  readonly tested: number;
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
  const found = [...changes.findings, ...differences.findings, ...leadFindings(leads, survey)].sort(
    byStrength,
  );
  const strongest = found.find((each) => each.kind !== 'lead' && isCertain(each)) ?? null;
  const source = found.find((each) => each.kind === 'sources' && isCertain(each)) ?? null;
  const headline = findHeadline(survey, { leads, changes: changes.findings, source, strongest }, pin);
  return {
    headline,
    findings: found.filter(({ key }) => key !== headline.key),
    tested: leads.length + changes.tested + differences.tested,
  };
}

const isCertain = ({ certainty }: Finding) => certainty === 'certain';

/** What is certain first, then the largest difference. That an answer leads comes last: each question has one. */
export function byStrength(one: Finding, other: Finding): number {
  const isLead = ({ kind }: Finding) => Number(kind === 'lead');
  return (
    isLead(one) - isLead(other) ||
    Number(isCertain(other)) - Number(isCertain(one)) ||
    other.strength - one.strength
  );
}
