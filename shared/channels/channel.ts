/** Channels that have the same name in every language. */
export const BRANDS = [
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'pinterest',
  'x',
  'snapchat',
  'reddit',
  'linkedin',
  'google_ads',
] as const;

export type Brand = (typeof BRANDS)[number];

/** Where a customer can have heard of a store. The order is the one in which lists show them. */
export const CHANNEL_IDS = [
  ...BRANDS,
  'social_media',
  'search_engine',
  'ai_assistant',
  'online_ad',
  'influencer',
  'podcast',
  'blog_press',
  'newsletter',
  'radio',
  'tv',
  'print',
  'outdoor',
  'direct_mail',
  'friend',
  'marketplace',
  'shop',
  'event',
  'other',
] as const;

export type ChannelId = (typeof CHANNEL_IDS)[number];

/** A channel that the merchant added, such as a podcast that is counted by itself. */
export type OwnChannelKey = `own:${string}`;

export type ChannelKey = ChannelId | OwnChannelKey;
