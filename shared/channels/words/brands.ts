import type { Brand, ChannelId } from '../channel.ts';
import type { ChannelWords } from './channel-words.ts';

/** Names in every script that shoppers write in. */
export const BRAND_WORDS: Readonly<Record<Brand, ChannelWords>> = {
  instagram: {
    label: 'Instagram',
    aliases: 'insta|ig|instagramm|インスタグラム|インスタ|انستغرام|انستقرام|انستجرام|انستا|انستگرام',
  },
  facebook: {
    label: 'Facebook',
    aliases: 'fb|face book|フェイスブック|فيسبوك|فيس بوك|الفيس|فايسبوك',
  },
  tiktok: { label: 'TikTok', aliases: 'tik tok|tictoc|tick tock|ティックトック|تيك توك|تيكتوك|تكتوك' },
  youtube: { label: 'YouTube', aliases: 'you tube|yt|ユーチューブ|يوتيوب|اليوتيوب' },
  pinterest: { label: 'Pinterest', aliases: 'pintrest|ピンタレスト|بينترست|بنترست' },
  x: {
    label: 'X (Twitter)',
    aliases: 'twitter|x twitter|x.com|on x|auf x|sur x|su x|op x|tweet|ツイッター|ツイート|تويتر|منصة اكس',
    whole: 'x|エックス|اكس',
  },
  snapchat: {
    label: 'Snapchat',
    aliases: 'snap chat|スナップチャット|スナチャ|سناب شات|سناب|سنابشات',
    whole: 'snap',
  },
  reddit: { label: 'Reddit', aliases: 'subreddit|レディット|ريديت' },
  linkedin: { label: 'LinkedIn', aliases: 'linked in|リンクトイン|لينكد ان|لينكدان' },
  google_ads: {
    label: 'Google Ads',
    aliases:
      'google ad|adwords|google adwords|google shopping|google advert|google advertising|ad on google|ads on google|google anzeige|google anzeigen|anzeige bei google|google werbung|werbung bei google|annonce google|pub google|publicité google|publicité sur google|anuncio de google|anuncio en google|publicidad en google|annuncio google|annuncio su google|pubblicità google|pubblicità su google|google advertentie|advertentie op google|google reclame|anúncio do google|anúncio no google|publicidade no google|propaganda no google|google広告|グーグル広告|اعلان جوجل|اعلانات جوجل|اعلان قوقل|اعلانات قوقل|اعلان غوغل',
  },
};

/** Proper names, and words that are the same in most languages, of channels that have a name in each language. */
export const PROPER_NAMES: Readonly<Partial<Record<ChannelId, string>>> = {
  search_engine: 'google|bing|duckduckgo|ecosia|yahoo|baidu|yandex|naver|qwant',
  ai_assistant: 'chatgpt|chat gpt|gpt|openai|open ai|perplexity|gemini|copilot|claude ai|deepseek|chatbot',
  influencer: 'influencer|influencers|youtuber|instagrammer|tiktoker',
  podcast: 'podcast|podcasts|spotify',
  newsletter: 'newsletter',
  tv: 'netflix',
  marketplace:
    'amazon|ebay|etsy|walmart|zalando|rakuten|wayfair|temu|shein|aliexpress|vinted|wallapop|cdiscount|leboncoin|shopee',
};
