import type { LanguageWords } from './channel-words.ts';

export const french: LanguageWords = {
  channels: {
    social_media: {
      label: 'Réseaux sociaux',
      aliases: 'réseau social|réseaux|pub meta|publicité meta',
    },
    search_engine: {
      label: 'Moteur de recherche',
      aliases:
        'moteurs de recherche|recherche google|recherche internet|recherche sur internet|recherche en ligne|recherche web|en cherchant sur internet|qwant',
      weak: 'en cherchant',
      whole: 'recherche',
    },
    ai_assistant: {
      label: 'Assistant IA',
      aliases: 'assistants ia|intelligence artificielle|une ia|mistral|le chat mistral',
      whole: 'ia',
    },
    online_ad: {
      label: 'Publicité en ligne',
      aliases: 'pub en ligne|pub internet|publicité internet|bannière publicitaire',
      weak: 'pub|pubs|publicité|publicités|annonce|annonces|bannière',
    },
    influencer: {
      label: 'Influenceur ou influenceuse',
      aliases:
        'influenceur|influenceuse|influenceurs|influenceuses|créateur de contenu|créatrice de contenu|youtubeur|youtubeuse|blogueur|blogueuse',
    },
    podcast: { label: 'Podcast', aliases: 'balado|balados|podcasts' },
    blog_press: {
      label: 'Blog ou presse',
      aliases:
        'blogue|article de blog|presse|presse en ligne|article en ligne|article de presse|site d’avis|article internet',
      weak: 'article|articles|reportage|avis en ligne',
    },
    newsletter: {
      label: 'Newsletter ou e-mail',
      aliases: 'infolettre|courriel|courriels|mail|mails|lettre d’information|lettre d’informations',
    },
    radio: { label: 'Radio', aliases: 'à la radio|pub radio|émission de radio' },
    tv: { label: 'Télévision', aliases: 'télé|télévisée|pub télé|émission télé|qui veut être mon associé' },
    print: {
      label: 'Journal ou magazine',
      aliases: 'journal|journaux|magazine|magazines|revue|presse écrite|presse papier',
    },
    outdoor: {
      label: 'Affichage',
      aliases:
        'une affiche|l’affiche|votre affiche|affiches|panneau publicitaire|panneau|affichage publicitaire|abribus',
    },
    direct_mail: {
      label: 'Prospectus ou courrier',
      aliases: 'prospectus|dépliant|tract|courrier|brochure|catalogue|boîte aux lettres|flyer dans le colis',
    },
    friend: {
      label: 'Amis ou famille',
      aliases:
        'ami|amis|amie|amies|copain|copine|copines|copains|famille|bouche à oreille|collègue|collègues|mère|maman|père|papa|sœur|soeur|frère|cousine|cousin|mari|ma femme|conjoint|conjointe|ma fille|mon fils|grand mère|mamie|voisin|voisine|tante|belle sœur|belle mère|entourage|un proche|une proche|mes proches|une connaissance|des connaissances',
      weak: 'recommandation|recommandé|conseillé|parrainage',
    },
    marketplace: {
      label: 'Place de marché',
      aliases: 'cdiscount|leboncoin|le bon coin|fnac|marketplace|ankorstore',
    },
    shop: {
      label: 'Magasin ou passage',
      aliases:
        'votre boutique|votre magasin|en boutique|en magasin|dans un magasin|dans une boutique|devant le magasin|devant la boutique|devant votre boutique|vitrine|en passant devant|concept store',
      whole: 'magasin|boutique',
    },
    event: {
      label: 'Événement ou salon',
      aliases:
        'événement|évènement|un salon|au salon|foire|marché de noël|un marché|au marché|festival|exposition|brocante|un stand|votre stand|vide grenier|marché artisanal',
      whole: 'salon|marché|stand',
    },
    other: { label: 'Autre', aliases: 'autre chose', whole: 'autres|ailleurs' },
  },
  negations: 'jamais|aucun|aucune',
  negationsHere: 'pas|sans|ni|non|ne',
  turns: 'mais|puis|ensuite|plutôt|parce que',
  either: 'ou|soit',
};
