import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackedChannel, type TrackedVisit } from '#server/areas/channels/tracked-channel.ts';

const visit = (own: Partial<TrackedVisit>): TrackedVisit => ({
  utmSource: null,
  utmMedium: null,
  referrer: null,
  ...own,
});

describe('a tracked visit', () => {
  it.each([
    [{ utmSource: 'ig' }, 'instagram by utm_source'],
    [{ utmSource: 'IGShopping', utmMedium: 'Social' }, 'instagram by utm_source'],
    [{ utmSource: 'facebook', utmMedium: 'cpc' }, 'facebook by utm_source'],
    [{ utmSource: 'google', utmMedium: 'cpc' }, 'google_ads by utm_medium'],
    [{ utmSource: 'google', utmMedium: 'organic' }, 'search_engine by utm_source'],
    [{ utmSource: 'adwords' }, 'google_ads by utm_source'],
    [{ referrer: 'https://www.googleadservices.com/pagead/aclk' }, 'google_ads by referrer'],
    [{ utmMedium: 'cpc', referrer: 'https://www.bing.com/' }, 'online_ad by utm_medium'],
    [{ utmSource: 'l.instagram.com' }, 'instagram by utm_source'],
    [{ utmSource: 'Klaviyo', utmMedium: 'email' }, 'newsletter by utm_source'],
    [{ utmSource: 'spring-sale', utmMedium: 'email' }, 'newsletter by utm_medium'],
    [{ utmSource: 'partner-7', utmMedium: 'paid_social' }, 'social_media by utm_medium'],
    [{ utmMedium: 'cpc', referrer: 'https://www.google.de/' }, 'google_ads by utm_medium'],
    [{ referrer: 'https://www.google.co.uk/search?q=shoes' }, 'search_engine by referrer'],
    [{ referrer: 'https://gemini.google.com/app' }, 'ai_assistant by referrer'],
    [{ referrer: 'https://mail.google.com/' }, 'newsletter by referrer'],
    [{ referrer: 'android-app://com.google.android.gm' }, 'com.google.android.gm is unknown'],
    [{ referrer: 'https://out.reddit.com/t3' }, 'reddit by referrer'],
    [{ referrer: 'https://chatgpt.com' }, 'ai_assistant by referrer'],
    [{ referrer: 'https://notgoogle.com' }, 'notgoogle.com is unknown'],
    [{ referrer: 'https://google.evil-site.com' }, 'google.evil-site.com is unknown'],
    [{ utmSource: 'summer24' }, 'summer24 is unknown'],
    [{ utmSource: '(direct)', utmMedium: '(none)' }, 'direct'],
    [{ utmSource: ' ' }, 'direct'],
    [{ referrer: 'https://shop.example.com/cart' }, 'direct'],
    [{}, 'direct'],
  ])('%j comes from: %s', (own, expected) => {
    const found = trackedChannel(visit(own), { ownHosts: ['shop.example.com'] });
    const short = {
      mapped: () => found.kind === 'mapped' && `${found.channel} by ${found.rule}`,
      unmapped: () => found.kind === 'unmapped' && `${found.source} is unknown`,
      direct: () => 'direct',
    }[found.kind]();
    expect(short).toBe(expected);
  });

  it('follows the merchant’s own rules first, and says what was found', () => {
    const rules = [
      { id: 'r1', match: 'source', phrase: 'Joe-Show', channel: 'podcast' },
      { id: 'r2', match: 'source', phrase: 'review.example', channel: null },
      { id: 'r3', match: 'text', phrase: 'google', channel: 'friend' },
    ] as const;
    const options = { mapping: { channels: [], rules } };
    expect(trackedChannel(visit({ utmSource: 'joe-show', utmMedium: 'cpc' }), options)).toEqual({
      kind: 'mapped',
      channel: 'podcast',
      rule: 'own',
      found: 'joe-show',
      means: 'Joe-Show',
    });
    const review = trackedChannel(visit({ referrer: 'https://www.review.example/10-best' }), options);
    expect(review).toMatchObject({ kind: 'mapped', channel: null, rule: 'own' });
    expect(trackedChannel(visit({ utmSource: 'google' }), options)).toMatchObject({
      channel: 'search_engine',
    });
  });

  it('is read without fault, whatever it holds', () => {
    const words = fc.string({ unit: 'grapheme' });
    const address = fc
      .tuple(fc.constantFrom('https://', '//', 'android-app://', 'mailto:'), words)
      .map(([scheme, rest]) => scheme + rest);
    const text = fc.option(fc.oneof(words, address), { nil: null });
    fc.assert(
      fc.property(text, text, text, (utmSource, utmMedium, referrer) => {
        const found = trackedChannel({ utmSource, utmMedium, referrer });
        expect(['mapped', 'direct', 'unmapped']).toContain(found.kind);
        if (utmSource === null && utmMedium === null && referrer === null) expect(found.kind).toBe('direct');
      }),
    );
  });
});
