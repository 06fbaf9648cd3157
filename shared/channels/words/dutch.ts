import type { LanguageWords } from './channel-words.ts';

export const dutch: LanguageWords = {
  channels: {
    social_media: {
      label: 'Sociale media',
      aliases: 'social media|socials|sociale netwerken|meta advertentie',
    },
    search_engine: {
      label: 'Zoekmachine',
      aliases:
        'zoekmachines|gegoogled|gegoogeld|googelen|google zoekopdracht|zoeken op internet|op internet gezocht|online gezocht|internetzoekopdracht',
      weak: 'zoekopdracht',
    },
    ai_assistant: {
      label: 'AI-assistent',
      aliases: 'ai assistenten|kunstmatige intelligentie|een ai',
      whole: 'ai',
    },
    online_ad: {
      label: 'Online advertentie',
      aliases: 'internetadvertentie|internetreclame|online reclame|banneradvertentie',
      weak: 'advertentie|advertenties|reclame|banner',
    },
    influencer: { label: 'Influencer', aliases: 'influencers|vlogger|contentmaker|bekende nederlander' },
    podcast: { label: 'Podcast', aliases: 'podcasts|podcastreclame' },
    blog_press: {
      label: 'Blog of pers',
      aliases: 'blogbericht|blogartikel|persbericht|online artikel|artikel online|nieuwssite|in de pers',
      weak: 'artikel|nieuwsbericht|recensie',
    },
    newsletter: {
      label: 'Nieuwsbrief of e-mail',
      aliases: 'nieuwsbrief|nieuwsbrieven|mailtje|e mail',
      weak: 'mail',
    },
    radio: { label: 'Radio', aliases: 'radioreclame|radiospotje|radiozender' },
    tv: { label: 'Televisie', aliases: 'tv|teevee|tv reclame|tv spotje|televisiereclame|dragons den' },
    print: {
      label: 'Krant of tijdschrift',
      aliases: 'krant|kranten|dagblad|tijdschrift|tijdschriften|krantenartikel|weekblad|huis aan huisblad',
    },
    outdoor: {
      label: 'Buitenreclame',
      aliases: 'reclamebord|aanplakbiljet|een abri|affiche langs de weg|billboard|posters langs de weg',
    },
    direct_mail: {
      label: 'Folder of brief',
      aliases: 'reclamefolder|flyer|foldertje|brochure|catalogus|brievenbus|kaartje bij de bestelling',
      whole: 'folder|brief',
    },
    friend: {
      label: 'Vrienden of familie',
      aliases:
        'vriend|vrienden|vriendin|vriendinnen|familie|familielid|mond tot mond|mond tot mondreclame|van horen zeggen|collega|collega’s|moeder|mama|vader|papa|zus|zusje|broer|tante|echtgenoot|echtgenote|mijn man|mijn vrouw|dochter|zoon|buurvrouw|buurman|de buren|een kennis|kennissen|schoonzus|schoonmoeder|via via',
      weak: 'aanbeveling|aangeraden|aanrader',
    },
    marketplace: { label: 'Marktplaats', aliases: 'bol com|online marktplaats', whole: 'bol' },
    shop: {
      label: 'Winkel of in het voorbijgaan',
      aliases:
        'jullie winkel|de winkel|in een winkel|fysieke winkel|langsgelopen|langs gelopen|langsgekomen|etalage|voorbij gelopen|filiaal',
      whole: 'winkel',
    },
    event: {
      label: 'Evenement of beurs',
      aliases: 'beurs|beursstand|vakbeurs|evenement|kerstmarkt|braderie|rommelmarkt|tentoonstelling|festival',
    },
    other: { label: 'Anders', aliases: 'iets anders', whole: 'overig|andere' },
  },
  negations: 'niet|geen|nooit|zonder|evenmin|noch',
  turns: 'maar|daarna|vervolgens|omdat|echter',
  either: 'of|hetzij',
  tails:
    'reclame|advertentie|advertenties|groep|video|filmpje|post|posts|reel|bericht|kanaal|pagina|aflevering|spotje|artikel|account|zoekopdracht',
};
