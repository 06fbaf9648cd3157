import { FEWEST_ANSWERS, rate } from './intervals.ts';
import { normalQuantile } from './normal.ts';

/** How many had the event on a day, and how many were seen for the last time on it, without the event. */
export interface SurvivalDay {
  readonly day: number;
  readonly events: number;
  readonly censored: number;
}

/** From this day until the next step, this share has not had the event. */
export interface SurvivalStep {
  readonly day: number;
  /** Those who were still seen on this day and had no event before it. */
  readonly atRisk: number;
  readonly events: number;
  readonly survival: number;
  /** The standard error of Greenwood (1926). */
  readonly error: number;
  /** Greenwood's variance divided by the squared survival. */
  readonly spread: number;
}

/** The share that had the event by a day, with its 95 % interval. */
export interface EventShare {
  readonly day: number;
  /** Those who were seen on this day and had no event before it. */
  readonly atRisk: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL = normalQuantile(0.975);

export interface SurvivalCurve {
  /** One step for each day with events. */
  readonly steps: readonly SurvivalStep[];
  /** Null if fewer than ten are at risk on that day: the curve then depends on one or two of them. */
  readonly eventsBy: (day: number) => EventShare | null;
}

/**
 * The estimate of Kaplan and Meier (1958). Someone who is seen for the last time on a day still counts among those at risk
 * on it.
 */
export function kaplanMeier(counts: readonly SurvivalDay[]): SurvivalCurve {
  const days = byDay(counts);
  const steps = stepsOf(days);
  const eventsBy = (day: number): EventShare | null => {
    const atRisk = totalOf(days.filter((each) => each.day >= day));
    if (atRisk < FEWEST_ANSWERS) return null;
    const step = steps.filter((each) => each.day <= day).at(-1);
    const { low, high } = survivalInterval(step, atRisk);
    return { day, atRisk, share: 1 - (step?.survival ?? 1), low: 1 - high, high: 1 - low };
  };
  return { steps, eventsBy };
}

function stepsOf(days: readonly SurvivalDay[]): SurvivalStep[] {
  let atRisk = totalOf(days);
  let [survival, spread] = [1, 0];
  const steps: SurvivalStep[] = [];
  for (const { day, events, censored } of days) {
    if (events > 0) {
      const isLast = events === atRisk;
      survival = isLast ? 0 : survival * (1 - events / atRisk);
      spread += isLast ? 0 : events / (atRisk * (atRisk - events));
      steps.push({ day, atRisk, events, survival, spread, error: survival * Math.sqrt(spread) });
    }
    atRisk -= events + censored;
  }
  return steps;
}

/**
 * The log-log interval of a step (Kalbfleisch and Prentice 1980). Where nobody or everybody had the event it has no width:
 * then it is the interval of that share of those at risk.
 */
export function survivalInterval(
  step: SurvivalStep | undefined,
  atRisk: number,
): { readonly low: number; readonly high: number } {
  const survival = step?.survival ?? 1;
  if (!step || survival === 0) return rate(step ? 0 : atRisk, atRisk) ?? { low: 0, high: 1 };
  const width = (NORMAL * Math.sqrt(step.spread)) / Math.log(survival);
  return { low: survival ** Math.exp(-width), high: survival ** Math.exp(width) };
}

const totalOf = (days: readonly SurvivalDay[]): number =>
  days.reduce((sum, { events, censored }) => sum + events + censored, 0);

/** One entry for each day, in ascending order. */
function byDay(days: readonly SurvivalDay[]): SurvivalDay[] {
  const sums = new Map<number, SurvivalDay>();
  for (const { day, events, censored } of days) {
    const known = sums.get(day);
    sums.set(day, {
      day,
      events: events + (known?.events ?? 0),
      censored: censored + (known?.censored ?? 0),
    });
  }
  return [...sums.values()].sort((a, b) => a.day - b.day);
}
