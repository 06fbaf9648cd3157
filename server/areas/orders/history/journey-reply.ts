import * as z from 'zod/mini';
import type { Journey, TrackedVisit } from '../journey.ts';

const VISIT = `{ source referrerUrl landingPage utmParameters { source medium campaign } }`;

/** What is selected of an order's `customerJourneySummary`. */
export const JOURNEY_FIELDS = `ready customerOrderIndex daysToConversion firstVisit ${VISIT} lastVisit ${VISIT}`;

const LONGEST_TEXT = 200;

const text = z.nullish(z.string());
const count = z.nullish(z.int().check(z.minimum(0), z.maximum(2_000_000_000)));
const visit = z.nullish(
  z.object({
    source: text,
    referrerUrl: text,
    landingPage: text,
    utmParameters: z.nullish(z.object({ source: text, medium: text, campaign: text })),
  }),
);

export const journeySummary = z.nullish(
  z.object({
    ready: z.boolean(),
    customerOrderIndex: count,
    daysToConversion: count,
    firstVisit: visit,
    lastVisit: visit,
  }),
);

type Summary = z.output<typeof journeySummary>;

/** Null until the platform has attributed the visits. */
export function journeyIn(summary: Summary): Journey | null {
  if (!summary?.ready) return null;
  const { daysToConversion, firstVisit, lastVisit } = summary;
  return {
    daysToConversion: daysToConversion ?? null,
    first: visitOf(firstVisit),
    last: visitOf(lastVisit),
  };
}

function visitOf(told: z.output<typeof visit>): TrackedVisit | null {
  if (!told) return null;
  const utm = told.utmParameters;
  const isPaid = isGoogleAd(told.landingPage);
  return {
    source: short(told.source),
    utmSource: short(utm?.source) ?? (isPaid ? 'google' : null),
    medium: short(utm?.medium) ?? (isPaid ? 'cpc' : null),
    campaign: short(utm?.campaign),
    referrer: hostOf(told.referrerUrl),
  };
}

/** Google adds these to the address that an advertisement leads to. */
const GOOGLE_AD = ['gclid', 'gbraid', 'wbraid', 'gad_source'];

function isGoogleAd(url: string | null | undefined): boolean {
  if (!url || !URL.canParse(url)) return false;
  const { searchParams } = new URL(url);
  return GOOGLE_AD.some((name) => searchParams.has(name));
}

const short = (told: string | null | undefined): string | null => told?.trim().slice(0, LONGEST_TEXT) || null;

function hostOf(url: string | null | undefined): string | null {
  return url && URL.canParse(url) ? short(new URL(url).hostname) : null;
}
