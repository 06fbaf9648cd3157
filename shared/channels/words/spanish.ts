import type { LanguageWords } from './channel-words.ts';

export const spanish: LanguageWords = {
  channels: {
    social_media: {
      label: 'Redes sociales',
      aliases: 'red social|las redes|por redes|anuncio de meta|anuncios de meta',
      whole: 'redes',
    },
    search_engine: {
      label: 'Buscador',
      aliases:
        'buscadores|búsqueda en google|buscando en google|búsqueda en internet|buscando en internet|buscando por internet|motor de búsqueda|navegando por internet',
      weak: 'buscando|búsqueda',
    },
    ai_assistant: {
      label: 'Asistente de IA',
      aliases: 'inteligencia artificial|una ia|la ia',
      whole: 'ia',
    },
    online_ad: {
      label: 'Anuncio en línea',
      aliases:
        'anuncio online|anuncio en internet|publicidad online|publicidad en internet|publicidad en línea',
      weak: 'anuncio|anuncios|publicidad|publi',
    },
    influencer: {
      label: 'Influencer',
      aliases: 'influente|creador de contenido|creadora de contenido|instagramer|bloguera',
    },
    podcast: { label: 'Pódcast', aliases: 'podcast|podcasts' },
    blog_press: {
      label: 'Blog o prensa',
      aliases:
        'blog|prensa|artículo en línea|artículo online|artículo de prensa|artículo en internet|prensa digital|noticia',
      weak: 'artículo|noticias|reportaje|reseña',
    },
    newsletter: {
      label: 'Boletín o correo electrónico',
      aliases: 'boletín|boletines|correo|correo electrónico',
    },
    radio: { label: 'Radio', aliases: 'cuña de radio|anuncio de radio|emisora' },
    tv: { label: 'Televisión', aliases: 'la tele|anuncio de televisión|televisor|programa de televisión' },
    print: {
      label: 'Periódico o revista',
      aliases: 'periódico|periódicos|revista|revistas|un diario|el diario|prensa escrita|suplemento',
    },
    outdoor: {
      label: 'Publicidad exterior',
      aliases: 'cartel|carteles|valla|vallas|valla publicitaria|marquesina|póster|cartelera',
    },
    direct_mail: {
      label: 'Folleto o carta',
      aliases: 'folleto|folletos|octavilla|catálogo|buzón|tríptico|carta publicitaria|volante publicitario',
    },
    friend: {
      label: 'Amigos o familia',
      aliases:
        'amigo|amigos|amiga|amigas|familia|familiar|familiares|boca a boca|boca en boca|compañero|compañera|compañeros|compañeras|colega|madre|mamá|padre|papá|hermana|hermano|mi prima|mi primo|mi tía|marido|esposo|esposa|mi mujer|mi pareja|novio|novia|hija|mi hijo|abuela|vecina|vecino|cuñada|suegra|una conocida|un conocido|conocidos',
      weak: 'recomendación|recomendado|recomendada|recomendaron|me recomendó',
    },
    marketplace: {
      label: 'Mercado en línea',
      aliases: 'mercado libre|mercadolibre|aliexpress|el corte inglés|miravia',
    },
    shop: {
      label: 'Tienda o de paso',
      aliases:
        'vuestra tienda|su tienda|tu tienda|tienda física|en la tienda|por la tienda|en una tienda|escaparate|pasando por delante|pasé por delante|local comercial',
      whole: 'tienda|la tienda',
    },
    event: {
      label: 'Evento o feria',
      aliases:
        'feria|ferias|evento|eventos|mercadillo|mercado de navidad|mercado navideño|festival|exposición|el rastro|mercado artesanal',
    },
    other: { label: 'Otro', aliases: 'otra cosa', whole: 'otros|otra|otras' },
  },
  negations: 'nunca|jamás|tampoco|ningún|ninguna',
  negationsHere: 'no|ni|sin',
  turns: 'pero|sino|luego|después|porque',
  either: 'o|u',
};
