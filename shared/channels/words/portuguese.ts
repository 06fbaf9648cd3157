import type { LanguageWords } from './channel-words.ts';

export const portuguese: LanguageWords = {
  channels: {
    social_media: {
      label: 'Redes sociais',
      aliases: 'rede social|mídias sociais|mídia social|anúncio da meta|anúncio do meta',
      whole: 'redes',
    },
    search_engine: {
      label: 'Motor de busca',
      aliases:
        'motores de busca|motor de pesquisa|buscador|pesquisa google|pesquisa no google|busca no google|pesquisa na internet|busca na internet|pesquisando na internet|site de busca',
      weak: 'pesquisando',
      whole: 'pesquisa',
    },
    ai_assistant: {
      label: 'Assistente de IA',
      aliases: 'inteligência artificial|uma ia',
      whole: 'ia',
    },
    online_ad: {
      label: 'Anúncio on-line',
      aliases:
        'anúncio online|anúncio na internet|publicidade online|propaganda na internet|propaganda online',
      weak: 'anúncio|anúncios|publicidade|propaganda|patrocinado',
    },
    influencer: {
      label: 'Influenciador ou influenciadora',
      aliases:
        'influenciador|influenciadora|influenciadores|influencer|influencers|criador de conteúdo|criadora de conteúdo|blogueira|blogueiro|youtuber',
    },
    podcast: { label: 'Podcast', aliases: 'podcasts' },
    blog_press: {
      label: 'Blog ou imprensa',
      aliases:
        'imprensa|artigo online|artigo na internet|matéria na internet|post de blog|blogue|notícia na internet',
      weak: 'artigo|artigos|matéria|notícia|reportagem',
    },
    newsletter: {
      label: 'Newsletter ou e-mail',
      aliases: 'boletim|boletim informativo|correio eletrónico|correio eletrônico|e mail',
    },
    radio: { label: 'Rádio', aliases: 'na rádio|no rádio|anúncio de rádio' },
    tv: { label: 'Televisão', aliases: 'tv|na tv|televisor|anúncio de tv|comercial de tv|programa de tv' },
    print: {
      label: 'Jornal ou revista',
      aliases: 'jornal|jornais|revista|revistas|imprensa escrita',
    },
    outdoor: {
      label: 'Publicidade exterior',
      aliases: 'um outdoor|cartaz|cartazes|painel publicitário|mupi|placa na rua',
      whole: 'outdoor',
    },
    direct_mail: {
      label: 'Folheto ou carta',
      aliases: 'folheto|folhetos|panfleto|panfletos|catálogo|caixa de correio|encarte|carta publicitária',
    },
    friend: {
      label: 'Amigos ou família',
      aliases:
        'amigo|amigos|amiga|amigas|família|familiar|familiares|boca a boca|boca em boca|colega|colegas|mãe|mamãe|meu pai|irmã|irmão|minha prima|meu primo|minha tia|meu tio|marido|esposa|minha mulher|namorada|namorado|filha|meu filho|avó|vizinha|vizinho|cunhada|sogra|uma conhecida|um conhecido|conhecidos|parente|parentes',
      weak: 'indicação|recomendação|recomendou|indicou|recomendado',
    },
    marketplace: {
      label: 'Mercado on-line',
      aliases: 'mercado livre|shopee|olx|magalu|magazine luiza|elo7|americanas|mercado online',
    },
    shop: {
      label: 'Loja ou de passagem',
      aliases:
        'vossa loja|sua loja|loja física|na loja|numa loja|vitrine|montra|passando em frente|passei em frente|passei pela loja',
      whole: 'loja|a loja',
    },
    event: {
      label: 'Evento ou feira',
      aliases: 'feira|feiras|evento|eventos|mercado de natal|bazar|festival|exposição|feirinha',
    },
    other: { label: 'Outro', aliases: 'outra coisa', whole: 'outros|outra|outras' },
  },
  negations: 'não|nunca|jamais|nenhum|nenhuma',
  negationsHere: 'nem|sem',
  turns: 'mas|depois|porém|porque',
  either: 'ou',
};
