import type { LanguageWords } from './channel-words.ts';

export const japanese: LanguageWords = {
  channels: {
    social_media: { label: 'SNS', aliases: 'ソーシャルメディア|メタ広告|sns広告' },
    search_engine: {
      label: '検索エンジン',
      aliases:
        'グーグル|グーグル検索|google検索|ググって|ググった|ヤフー|ヤフー検索|ネット検索|インターネット検索|web検索|ウェブ検索|ネットで検索',
      weak: '検索|検索して',
    },
    ai_assistant: {
      label: 'AIアシスタント',
      aliases: 'チャットgpt|チャットジーピーティー|ジェミニ|生成ai|人工知能|aiに聞いて|aiチャット',
      whole: 'ai',
    },
    online_ad: {
      label: 'オンライン広告',
      aliases: 'ネット広告|web広告|ウェブ広告|バナー広告|インターネット広告',
      weak: '広告|バナー',
    },
    influencer: {
      label: 'インフルエンサー',
      aliases: 'ユーチューバー|youtuber|インスタグラマー|ブロガー|芸能人|配信者|ティックトッカー',
    },
    podcast: { label: 'ポッドキャスト', aliases: 'ポットキャスト|ポッドキャストの広告' },
    blog_press: {
      label: 'ブログや記事',
      aliases: 'ブログ|ネット記事|web記事|ウェブ記事|ネットニュース|プレスリリース|まとめサイト',
      weak: '記事|ニュース',
    },
    newsletter: { label: 'メールマガジン', aliases: 'メルマガ|メール|eメール|ニュースレター|電子メール' },
    radio: { label: 'ラジオ', aliases: 'ラジオ番組|ラジオ広告' },
    tv: { label: 'テレビ', aliases: 'テレビcm|テレビ番組|テレビ広告', whole: 'cm' },
    print: { label: '新聞や雑誌', aliases: '新聞|雑誌|新聞広告|雑誌広告|雑誌記事|新聞記事|フリーペーパー' },
    outdoor: {
      label: '屋外広告',
      aliases: '看板|ポスター|電車広告|駅広告|街頭広告|中吊り広告|デジタルサイネージ',
    },
    direct_mail: {
      label: 'チラシや郵便',
      aliases: 'チラシ|ちらし|ダイレクトメール|カタログ|パンフレット|はがき|ハガキ|フライヤー|郵便',
    },
    friend: {
      label: '友人や家族',
      aliases:
        '友達|友だち|ともだち|友人|家族|知人|知り合い|口コミ|クチコミ|くちコミ|同僚|母|父|姉|妹|兄|弟|夫|妻|主人|旦那|彼氏|彼女|娘|息子|祖母|従姉妹|いとこ|ママ友|母親|父親|お母さん|お父さん|親戚|先輩|後輩',
      weak: '紹介|おすすめ|勧め|すすめ',
    },
    marketplace: {
      label: 'ネットモール',
      aliases: '楽天|楽天市場|アマゾン|メルカリ|ヤフーショッピング|ヤフオク|イーベイ|クリーマ|ミンネ',
    },
    shop: {
      label: '店舗',
      aliases: '実店舗|お店の前|店頭|お店|ショップの前|百貨店|デパート|通りがかり|通りかかって',
      whole: '店',
    },
    event: {
      label: 'イベントや展示会',
      aliases: 'イベント|展示会|見本市|マルシェ|フェス|即売会|物産展|催事',
    },
    other: { label: 'その他', aliases: 'その他の方法', whole: '他|別' },
  },
  negations: 'ない|なく|なかった|ありません|なし|以外|ません|なくて|違う|違います',
  turns: 'けど|しかし|でも',
  either: 'か|または|もしくは|それとも',
};
