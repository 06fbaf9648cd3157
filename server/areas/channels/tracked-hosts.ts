import type { ChannelId } from '#shared/channels/channel.ts';

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
export function channelOfHost(host: string): { readonly channel: ChannelId; readonly entry: string } | null {
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
