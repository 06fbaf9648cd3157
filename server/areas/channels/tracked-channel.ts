import { knownAliases, keyOf } from '#shared/channels/aliases.ts';
import type { ChannelId, ChannelKey } from '#shared/channels/channel.ts';
import { type ChannelMapping, NO_MAPPING } from '#shared/channels/mapping.ts';
import { ownRules, withoutWww } from '#shared/channels/own-rules.ts';
import { readWords } from '#shared/channels/read-words.ts';

/** What the platform knows of the visit that led to an order. Empty texts count as null. */
export interface TrackedVisit {
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  /** The address of the page that linked to the store. */
  readonly referrer: string | null;
}

/** The rules in the order in which they are tried. */
export type TrackedRule = 'own' | 'utm_source' | 'utm_medium' | 'referrer';

export type TrackedMapping =
  | {
      readonly kind: 'mapped';
      /** Null if the merchant said that this source is no channel. */
      readonly channel: ChannelKey | null;
      readonly rule: TrackedRule;
      /** What was found in the visit, and the entry that it was taken for. */
      readonly found: string;
      readonly means: string;
    }
  /** No link tells where the visit came from. */
  | { readonly kind: 'direct' }
  /** There is a source that no rule knows. */
  | { readonly kind: 'unmapped'; readonly source: string };

/** Names that links use and people do not. */
const SOURCES: Readonly<Record<string, ChannelId>> = {
  igshopping: 'instagram',
  instagramstories: 'instagram',
  facebookads: 'facebook',
  fbads: 'facebook',
  tiktokads: 'tiktok',
  meta: 'social_media',
  adwords: 'google_ads',
  googleads: 'google_ads',
  gads: 'google_ads',
  klaviyo: 'newsletter',
  mailchimp: 'newsletter',
  omnisend: 'newsletter',
  shopifyemail: 'newsletter',
  sendgrid: 'newsletter',
  brevo: 'newsletter',
  criteo: 'online_ad',
  taboola: 'online_ad',
  outbrain: 'online_ad',
};

const MEDIUMS: Readonly<Record<string, ChannelId>> = {
  email: 'newsletter',
  newsletter: 'newsletter',
  affiliate: 'influencer',
  influencer: 'influencer',
  creator: 'influencer',
  podcast: 'podcast',
  audio: 'podcast',
  radio: 'radio',
  tv: 'tv',
  print: 'print',
  ooh: 'outdoor',
  outdoor: 'outdoor',
  flyer: 'direct_mail',
  directmail: 'direct_mail',
  social: 'social_media',
  paidsocial: 'social_media',
  socialmedia: 'social_media',
  organic: 'search_engine',
  cpc: 'online_ad',
  ppc: 'online_ad',
  cpm: 'online_ad',
  display: 'online_ad',
  banner: 'online_ad',
  paid: 'online_ad',
};

const NO_SOURCE: ReadonlySet<string> = new Set(['direct', 'none', 'notset', 'unknown', 'anunknownsource']);

/** Mediums of clicks that are paid for. */
const PAID: ReadonlySet<string> = new Set(['cpc', 'ppc', 'paid', 'paidsearch', 'cpm', 'shopping', 'pmax']);

/**
 * The channel that links tell. The source names the place and comes first, but a paid click on Google is an advertisement
 * and no search. The medium decides where the source is unknown, then the linking page. A page of the store itself tells
 * nothing.
 */
export function trackedChannel(
  visit: TrackedVisit,
  {
    ownHosts = [],
    mapping = NO_MAPPING,
  }: { readonly ownHosts?: readonly string[]; readonly mapping?: ChannelMapping } = {},
): TrackedMapping {
  const [source, medium] = [named(visit.utmSource), named(visit.utmMedium)];
  const linking = hostOf(visit.referrer);
  const host = linking !== null && ownHosts.some((own) => isSameHost(own, linking)) ? null : linking;
  return (
    byOwnRule([source, host], mapping) ??
    paidOnGoogle(source, medium, host) ??
    found('utm_source', source, sourceChannel) ??
    found('utm_medium', medium, tableOf(MEDIUMS)) ??
    found('referrer', host, channelOfHost) ??
    unknown(source ?? host)
  );
}

function paidOnGoogle(
  source: string | null,
  medium: string | null,
  host: string | null,
): TrackedMapping | null {
  const way = medium === null ? '' : keyOf(readWords(medium));
  const isGoogle =
    source === null
      ? host !== null && channelOfHost(host)?.entry === 'google.*'
      : keyOf(readWords(source)) === 'google';
  if (medium === null || !isGoogle || !PAID.has(way)) return null;
  return { kind: 'mapped', channel: 'google_ads', rule: 'utm_medium', found: medium, means: way };
}

type Find = (text: string) => { readonly channel: ChannelId; readonly entry: string } | null;

function found(rule: TrackedRule, text: string | null, find: Find): TrackedMapping | null {
  const entry = text === null ? null : find(text);
  return entry && text !== null
    ? { kind: 'mapped', channel: entry.channel, rule, found: text, means: entry.entry }
    : null;
}

const tableOf =
  (table: Readonly<Record<string, ChannelId>>): Find =>
  (text) => {
    const key = keyOf(readWords(text));
    const channel = Object.hasOwn(table, key) ? table[key] : undefined;
    return channel ? { channel, entry: key } : null;
  };

/** A source is a name of the list above, an alias of a channel, or a host. */
const sourceChannel: Find = (text) => {
  const alias = knownAliases().byKey.get(keyOf(readWords(text)));
  const named = alias && alias.kind !== 'weak' ? { channel: alias.channel, entry: alias.written } : null;
  return tableOf(SOURCES)(text) ?? named ?? channelOfHost(text.toLowerCase());
};

function byOwnRule(sources: readonly (string | null)[], { rules }: ChannelMapping): TrackedMapping | null {
  const own = ownRules(rules).bySource(sources);
  if (own === null) return null;
  const { rule, source } = own;
  return { kind: 'mapped', channel: rule.channel, rule: 'own', found: source, means: rule.phrase };
}

const unknown = (source: string | null): TrackedMapping =>
  source === null ? { kind: 'direct' } : { kind: 'unmapped', source };

function named(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || NO_SOURCE.has(keyOf(readWords(trimmed))) ? null : trimmed;
}

function hostOf(address: string | null): string | null {
  const trimmed = address?.trim() ?? '';
  const [, host] = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#:]+)/i.exec(trimmed) ?? [];
  return host?.includes('.') ? withoutWww(host) : null;
}

const isSameHost = (one: string, other: string): boolean => withoutWww(one.trim()) === withoutWww(other);

/** Web addresses by channel, with everything below them. `name.*` stands for every country of that name. */
const HOSTS: Readonly<Partial<Record<ChannelId, string>>> = {
  instagram: 'instagram.com',
  facebook: 'facebook.com fb.com fb.me messenger.com',
  tiktok: 'tiktok.com',
  youtube: 'youtube.com youtu.be',
  pinterest: 'pinterest.* pin.it',
  x: 'twitter.com x.com t.co',
  snapchat: 'snapchat.com',
  reddit: 'reddit.com redd.it',
  linkedin: 'linkedin.com lnkd.in',
  social_media: 'threads.net threads.com bsky.app linktr.ee tumblr.com vk.com weibo.com',
  ai_assistant:
    'chatgpt.com chat.openai.com perplexity.ai gemini.google.com copilot.microsoft.com claude.ai chat.mistral.ai chat.deepseek.com',
  newsletter: 'mail.google.com outlook.live.com outlook.office.com mail.yahoo.com klaviyo.com mailchi.mp',
  search_engine:
    'google.* bing.com duckduckgo.com ecosia.org search.yahoo.com search.yahoo.co.jp yandex.* baidu.com naver.com qwant.com startpage.com search.brave.com',
  google_ads: 'googleadservices.com',
  online_ad: 'doubleclick.net googlesyndication.com criteo.com taboola.com outbrain.com',
  podcast: 'open.spotify.com podcasts.apple.com podcasts.google.com',
  blog_press: 'medium.com substack.com wordpress.com blogspot.com ghost.io',
  marketplace: 'amazon.* ebay.* etsy.com rakuten.co.jp zalando.* mercadolibre.* allegro.pl',
};

/** The most exact entry for a host: `gemini.google.com` is an assistant although `google.*` is a search engine. */
function channelOfHost(host: string): { readonly channel: ChannelId; readonly entry: string } | null {
  const found = Object.entries(HOSTS).flatMap(([channel, list]) =>
    list
      .split(' ')
      .filter((entry) => isWithin(host, entry))
      .map((entry) => ({ channel: channel as ChannelId, entry })),
  );
  return found.sort((a, b) => b.entry.length - a.entry.length)[0] ?? null;
}

/** What follows the name in the address of a country: `de`, `com`, `co.uk`. */
const COUNTRY = /^(?:com?\.)?[a-z]{2,3}$/;

function isWithin(host: string, entry: string): boolean {
  if (!entry.endsWith('.*')) return host === entry || host.endsWith(`.${entry}`);
  const name = entry.slice(0, -1);
  const at = host.startsWith(name) ? 0 : host.indexOf(`.${name}`) + 1;
  return (at > 0 || host.startsWith(name)) && COUNTRY.test(host.slice(at + name.length));
}
