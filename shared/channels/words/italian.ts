import type { LanguageWords } from './channel-words.ts';

export const italian: LanguageWords = {
  channels: {
    social_media: {
      label: 'Social media',
      aliases: 'social network|i social|sui social|reti sociali|pubblicità meta|inserzione meta',
    },
    search_engine: {
      label: 'Motore di ricerca',
      aliases:
        'motori di ricerca|ricerca google|ricerca su google|ricerca su internet|ricerca in internet|cercando su internet|cercando online|ricerca online',
      weak: 'cercando',
      whole: 'ricerca',
    },
    ai_assistant: {
      label: 'Assistente IA',
      aliases: 'intelligenza artificiale|assistenti ia|una ia|l’ia',
      whole: 'ia',
    },
    online_ad: {
      label: 'Annuncio online',
      aliases: 'pubblicità online|pubblicità su internet|inserzione online|banner pubblicitario',
      weak: 'pubblicità|annuncio|annunci|inserzione|inserzioni|sponsorizzata|sponsorizzato',
    },
    influencer: { label: 'Influencer', aliases: 'creatore di contenuti|creatrice di contenuti' },
    podcast: { label: 'Podcast', aliases: 'podcast' },
    blog_press: {
      label: 'Blog o stampa',
      aliases:
        'articolo online|articolo sul web|la stampa|sulla stampa|rassegna stampa|blog|recensione sul blog',
      weak: 'articolo|articoli|notizia|recensione',
    },
    newsletter: {
      label: 'Newsletter o e-mail',
      aliases: 'posta elettronica|mail promozionale|e mail|una mail|vostra mail',
    },
    radio: { label: 'Radio', aliases: 'alla radio|spot radio|pubblicità radio|trasmissione radio' },
    tv: { label: 'Televisione', aliases: 'tv|tivù|tele visione|spot tv|pubblicità in tv|programma tv' },
    print: {
      label: 'Giornale o rivista',
      aliases: 'giornale|giornali|rivista|riviste|quotidiano|settimanale|carta stampata',
    },
    outdoor: {
      label: 'Pubblicità esterna',
      aliases: 'cartellone|cartelloni|manifesto|manifesti|cartellone pubblicitario|locandina|affissione',
    },
    direct_mail: {
      label: 'Volantino o lettera',
      aliases: 'volantino|volantini|opuscolo|dépliant|catalogo|cassetta delle lettere|lettera pubblicitaria',
    },
    friend: {
      label: 'Amici o famiglia',
      aliases:
        'amico|amici|amica|amiche|famiglia|familiare|familiari|passaparola|passa parola|collega|colleghi|colleghe|madre|mamma|padre|papà|sorella|fratello|cugina|cugino|zia|zio|marito|moglie|fidanzata|fidanzato|compagna|figlia|figlio|nonna|nonno|vicina di casa|vicino di casa|cognata|suocera|parente|parenti|conoscente|conoscenti',
      weak: 'consiglio|consigliato|consigliata|raccomandazione|suggerimento',
    },
    marketplace: { label: 'Marketplace', aliases: 'subito.it|mercato online|piattaforma di vendita' },
    shop: {
      label: 'Negozio o di passaggio',
      aliases:
        'vostro negozio|in negozio|nel negozio|un negozio|negozio fisico|vetrina|passando davanti|davanti al negozio|punto vendita',
      whole: 'negozio',
    },
    event: {
      label: 'Evento o fiera',
      aliases:
        'fiera|fiere|evento|eventi|mercatino|mercatini|mercatino di natale|festival|una mostra|alla mostra|salone del mobile',
    },
    other: { label: 'Altro', aliases: 'qualcos’altro', whole: 'altri|altra|altrove' },
  },
  negations: 'nessun|nessuna|nessuno|neanche|nemmeno|neppure',
  negationsHere: 'non|no|mai|senza|né',
  turns: 'ma|poi|invece|bensì|perché',
  either: 'o|oppure',
};
