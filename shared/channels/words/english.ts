import type { LanguageWords } from './channel-words.ts';

export const english: LanguageWords = {
  channels: {
    social_media: {
      label: 'Social media',
      aliases: 'social network|social networks|socials|meta ads|meta ad|threads app',
      weak: 'social|my feed|reels|a reel',
      whole: 'meta',
    },
    search_engine: {
      label: 'Search engine',
      aliases:
        'googled|googling|google search|web search|internet search|online search|searching online|searched online|search engines',
      weak: 'searching the internet|searched the internet|i searched|searching for',
      whole: 'search|searching|internet search|the internet|web',
    },
    ai_assistant: {
      label: 'AI assistant',
      aliases: 'ai chatbot|ai search|artificial intelligence|ai assistants',
      whole: 'ai|claude|an ai',
    },
    online_ad: {
      label: 'Online ad',
      aliases: 'banner ad|display ad|online advert|online advertising|pop up ad',
      whole: 'ad',
      weak: 'an ad|your ad|the ad|ad on|ad in|ad for|ad from|saw ad|ads|advert|adverts|advertisement|advertisements|advertising|banner|commercial|sponsored',
    },
    influencer: {
      label: 'Influencer',
      aliases: 'content creator|content creators|creator|tik toker|streamer|blogger|vlogger|celebrity',
    },
    podcast: { label: 'Podcast', aliases: 'podcast ad|pod cast' },
    blog_press: {
      label: 'Blog or press',
      aliases:
        'blog|blogs|blog post|blogpost|news article|online article|article online|the press|press article|review site|gift guide|website article',
      weak: 'article|articles|news|news site|online review',
    },
    newsletter: {
      label: 'Newsletter or email',
      aliases: 'newsletters|email|e mail|emails|mailing list|email from you',
    },
    radio: { label: 'Radio', aliases: 'radio ad|radio show|radio station|fm radio' },
    tv: { label: 'TV', aliases: 'television|tv ad|tv commercial|telly|tv show|streaming tv' },
    print: {
      label: 'Newspaper or magazine',
      aliases: 'newspaper|newspapers|magazine|magazines|print ad|local paper|sunday paper|sunday times',
    },
    outdoor: {
      label: 'Outdoor advertising',
      aliases: 'billboard|billboards|poster|posters|bus stop ad|subway ad|tube ad|outdoor ad',
    },
    direct_mail: {
      label: 'Flyer or letter',
      aliases:
        'flyer|flyers|leaflet|leaflets|mailer|postcard|catalogue|catalog|brochure|package insert|through my letterbox',
    },
    friend: {
      label: 'Friend or family',
      aliases:
        'friend|friends|family|family member|word of mouth|colleague|colleagues|coworker|co worker|coworkers|mother|mum|mom|father|dad|sister|brother|aunt|uncle|cousin|husband|wife|partner|boyfriend|girlfriend|daughter|my son|grandma|grandmother|grandpa|neighbour|neighbor|relative|roommate|flatmate|bestie|recommended by someone|someone told me|sister in law|mother in law',
      weak: 'recommendation|recommended|referral|referred',
    },
    marketplace: {
      label: 'Marketplace',
      aliases: 'online marketplace',
    },
    shop: {
      label: 'Shop or walk-in',
      aliases:
        'your store|your shop|in store|in a store|in a shop|walk in|walked past|walking past|drove by|drove past|passing by|walked by|shop window|storefront|retail store|local shop|physical store|boutique in town',
      whole: 'shop|store|the shop|the store',
    },
    event: {
      label: 'Event or fair',
      aliases:
        'trade show|trade fair|craft fair|craft fairs|market stall|farmers market|christmas market|festival|exhibition|expo|conference|event|events|pop up market|popup store',
      whole: 'fair|a fair|the fair|market|the market',
    },
    other: { label: 'Other', aliases: 'something else', whole: 'else|elsewhere|other source' },
  },
  negations: 'not|never|without|neither|nor|isnt|wasnt|dont|didnt|isn|wasn|don|didn|nothing|nowhere|hate',
  negationsHere: 'no',
  turns: 'but|then|however|because|instead',
  either: 'or|either',
};
