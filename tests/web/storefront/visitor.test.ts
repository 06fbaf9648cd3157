import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentOf } from '#web/storefront/consent.ts';
import { noteEvent } from '#web/storefront/visitor-history.ts';
import { readVisitor } from '#web/storefront/visitor.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a visitor', () => {
  test('is the same on the next page where the shopper agreed', () => {
    expect(readVisitor(true).id).toBe(readVisitor(true).id);
  });

  test('is new on each page where not, and everything of ours is taken off the device', () => {
    readVisitor(true);
    localStorage.setItem('askwell/1/p1', '{}');
    localStorage.setItem('theirs', 'stays');
    expect(readVisitor(false).id).not.toBe(readVisitor(false).id);
    expect(Object.keys(localStorage)).toEqual(['theirs']);
  });

  test.each(['', 'null', '{}', '[]', 'not json', '{"id":"x"}'])(
    'begins anew after something unreadable: %s',
    (kept) => {
      localStorage.setItem('askwell/visitor', kept);
      expect(readVisitor(true)).toEqual({ id: expect.any(String), history: {} });
    },
  );

  test('a storage that throws is no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readVisitor(true).history).toEqual({});
    expect(() => noteEvent('s1', 'popup', 'shown', 1)).not.toThrow();
  });
});

describe('what is remembered of a survey', () => {
  test('that a card was shown, answered or closed, and that it is open in between', () => {
    noteEvent('s1', 'popup', 'shown', 1);
    noteEvent('s1', 'popup', 'begun', 2);
    expect(readVisitor(true)).toMatchObject({
      history: { s1: { shownAt: 1 } },
      open: { surveyId: 's1', at: 2 },
      hasLeftovers: true,
    });
    noteEvent('s1', 'popup', 'dismissed', 3);
    noteEvent('s2', 'thank_you', 'answered', 4);
    const { history, open } = readVisitor(true);
    expect(history).toEqual({ s1: { shownAt: 1, dismissedAt: 3 }, s2: { answeredAt: 4 } });
    expect(open).toBeUndefined();
  });

  test('a block in the page never counts as shown, and follows nobody', () => {
    noteEvent('s1', 'embedded', 'shown', 1);
    noteEvent('s1', 'embedded', 'begun', 2);
    expect(readVisitor(true)).toMatchObject({ history: {}, hasLeftovers: true });
    expect(readVisitor(true).open).toBeUndefined();
  });
});

describe('consent', () => {
  test('is what the platform says, asked anew each time', async () => {
    let allowed = false;
    vi.stubGlobal('Shopify', { customerPrivacy: { analyticsProcessingAllowed: () => allowed } });
    const mayStore = await consentOf('yes');
    expect(mayStore()).toBe(false);
    allowed = true;
    expect(mayStore()).toBe(true);
  });

  test('is asked for where the platform has not loaded it yet', async () => {
    const platform: Record<string, unknown> = {
      loadFeatures: (features: { name: string }[], done: () => void) => {
        expect(features[0]?.name).toBe('consent-tracking-api');
        platform['customerPrivacy'] = { analyticsProcessingAllowed: () => true };
        done();
      },
    };
    vi.stubGlobal('Shopify', platform);
    expect((await consentOf(undefined))()).toBe(true);
  });

  test('elsewhere is what the tag says, and no word is a no', async () => {
    expect((await consentOf('yes'))()).toBe(true);
    expect((await consentOf('no'))()).toBe(false);
    expect((await consentOf(undefined))()).toBe(false);
    vi.stubGlobal('Shopify', {});
    expect((await consentOf('yes'))()).toBe(false);
  });
});
