import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentOf } from '#web/storefront/consent.ts';
import { noteEvent } from '#web/storefront/visitor-history.ts';
import { readVisitor } from '#web/storefront/visitor.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a visitor’s id', () => {
  test('keeps a visitor’s id on the next page with consent', () => {
    expect(readVisitor(true).id).toBe(readVisitor(true).id);
  });

  test('creates a new visitor’s id on each page without consent, and deletes the stored data', () => {
    readVisitor(true);
    localStorage.setItem('askwell/1/p1', '{}');
    localStorage.setItem('theirs', 'stays');
    expect(readVisitor(false).id).not.toBe(readVisitor(false).id);
    expect(Object.keys(localStorage)).toEqual(['theirs']);
  });

  test.each(['', 'null', '{}', '[]', 'not json', '{"id":"x"}'])(
    'creates a new visitor’s id when the stored text can’t be read: %s',
    (kept) => {
      localStorage.setItem('askwell/visitor', kept);
      expect(readVisitor(true)).toEqual({ id: expect.any(String), history: {} });
    },
  );

  test('has an empty history and does not fail without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readVisitor(true).history).toEqual({});
    expect(() => noteEvent('s1', 'popup', 'shown', 1)).not.toThrow();
  });
});

describe('a visitor’s history', () => {
  test('records that a card was shown, answered or dismissed, and is open after the first answer', () => {
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

  test('keeps a begun card open when another survey is answered or dismissed', () => {
    noteEvent('s1', 'popup', 'begun', 1);
    noteEvent('s2', 'embedded', 'answered', 2);
    noteEvent('s3', 'popup', 'dismissed', 3);
    expect(readVisitor(true).open).toEqual({ surveyId: 's1', at: 1 });
    noteEvent('s1', 'popup', 'answered', 4);
    expect(readVisitor(true).open).toBeUndefined();
  });

  test('never counts an embedded survey as shown, and never opens it on the next page', () => {
    noteEvent('s1', 'embedded', 'shown', 1);
    noteEvent('s1', 'embedded', 'begun', 2);
    expect(readVisitor(true)).toMatchObject({ history: {}, hasLeftovers: true });
    expect(readVisitor(true).open).toBeUndefined();
  });
});

describe('consent', () => {
  test('follows the platform’s current answer', async () => {
    let allowed = false;
    vi.stubGlobal('Shopify', { customerPrivacy: { analyticsProcessingAllowed: () => allowed } });
    const mayStore = await consentOf('yes');
    expect(mayStore()).toBe(false);
    allowed = true;
    expect(mayStore()).toBe(true);
  });

  test('loads the platform’s consent tool when it has not loaded', async () => {
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

  test('follows the tag on other pages, and is refused by default', async () => {
    expect((await consentOf('yes'))()).toBe(true);
    expect((await consentOf('no'))()).toBe(false);
    expect((await consentOf(undefined))()).toBe(false);
    vi.stubGlobal('Shopify', {});
    expect((await consentOf('yes'))()).toBe(false);
  });
});
