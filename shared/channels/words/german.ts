import type { LanguageWords } from './channel-words.ts';

export const german: LanguageWords = {
  channels: {
    social_media: {
      label: 'Soziale Medien',
      aliases: 'soziale netzwerke|sozialen medien|sozialen netzwerken|social media|meta anzeige|meta werbung',
    },
    search_engine: {
      label: 'Suchmaschine',
      aliases:
        'suchmaschinen|googlesuche|google suche|gegoogelt|gegooglet|googeln|internetsuche|websuche|im internet gesucht|online gesucht|suche im internet|internetrecherche',
      weak: 'recherche|recherchiert',
    },
    ai_assistant: {
      label: 'KI-Assistent',
      aliases: 'ki assistenten|künstliche intelligenz|ki chat|ki suche|ki chatbot|eine ki|einer ki|die ki',
      whole: 'ki',
    },
    online_ad: {
      label: 'Online-Werbung',
      aliases: 'online anzeige|internetwerbung|bannerwerbung|werbebanner',
      weak: 'werbung|anzeige|anzeigen|reklame|werbeanzeige',
    },
    influencer: {
      label: 'Influencer',
      aliases: 'influencerin|influencerinnen|youtuberin|bloggerin|content creatorin|promi',
    },
    podcast: { label: 'Podcast', aliases: 'podcasts|podcastwerbung' },
    blog_press: {
      label: 'Blog oder Presse',
      aliases:
        'blogbeitrag|blogartikel|blogs|presse|pressebericht|online artikel|testbericht|zeitungsartikel online|onlinemagazin',
      weak: 'artikel|bericht|nachrichten',
    },
    newsletter: {
      label: 'Newsletter oder E-Mail',
      aliases: 'newsletter|rundmail|mail von euch|e mails|mailing',
      weak: 'mail',
    },
    radio: { label: 'Radio', aliases: 'radiowerbung|radiosender|rundfunk|hörfunk' },
    tv: { label: 'Fernsehen', aliases: 'tv|fernseher|fernsehwerbung|tv werbung|tv spot|höhle der löwen' },
    print: {
      label: 'Zeitung oder Zeitschrift',
      aliases:
        'zeitung|zeitungen|tageszeitung|zeitschrift|zeitschriften|zeitungsanzeige|illustrierte|frauenzeitschrift',
      weak: 'magazin',
    },
    outdoor: {
      label: 'Außenwerbung',
      aliases: 'plakat|plakate|plakatwerbung|litfaßsäule|werbetafel|reklametafel|buswerbung',
    },
    direct_mail: {
      label: 'Flyer oder Brief',
      aliases: 'flyer|handzettel|prospekt|werbebrief|postwurfsendung|katalog|broschüre|paketbeilage',
      whole: 'brief',
    },
    friend: {
      label: 'Freunde oder Familie',
      aliases:
        'freund|freunde|freunden|freundin|freundinnen|freundeskreis|familie|bekannte|bekannten|bekannter|bekanntenkreis|kollege|kollegen|kollegin|arbeitskollege|arbeitskollegin|arbeitskollegen|mutter|mama|vater|papa|schwester|bruder|tante|onkel|cousine|ehemann|ehefrau|mein mann|meinen mann|meine frau|tochter|oma|opa|nachbar|nachbarin|nachbarn|mundpropaganda|mund zu mund|schwägerin|schwiegermutter|verwandte|partnerin',
      weak: 'empfehlung|empfohlen|weiterempfehlung',
    },
    marketplace: {
      label: 'Marktplatz',
      aliases: 'online marktplatz|kleinanzeigen|avocadostore',
      whole: 'otto',
    },
    shop: {
      label: 'Laden oder im Vorbeigehen',
      aliases:
        'euer laden|eurem laden|euren laden|ladengeschäft|im laden|im geschäft|geschäft vor ort|vor ort|vorbeigelaufen|vorbeigekommen|vorbeigegangen|schaufenster|filiale|im vorbeigehen',
      whole: 'laden|geschäft',
    },
    event: {
      label: 'Veranstaltung oder Messe',
      aliases:
        'messe|messestand|veranstaltung|weihnachtsmarkt|flohmarkt|wochenmarkt|ausstellung|marktstand|handwerkermarkt|stadtfest|kreativmarkt',
    },
    other: { label: 'Sonstiges', aliases: 'etwas anderes', whole: 'andere|anderes|sonstige|woanders' },
  },
  negations:
    'nicht|kein|keine|keinen|keinem|keiner|keinesfalls|niemals|nie|ohne|weder|noch nie|auf keinen fall',
  turns: 'sondern|aber|dann|sonst|weil|jedoch',
  either: 'oder|entweder',
  tails:
    'werbung|anzeige|anzeigen|gruppe|video|videos|post|posts|reel|reels|beitrag|story|storys|kanal|suche|folge|seite|profil|artikel|spot|sendung|bericht|reklame|empfehlung|account|livestream',
};
