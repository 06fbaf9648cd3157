/** Why a hosted page accepts no new responses. */
export type ClosedReason = 'unknown' | 'paused' | 'early' | 'over' | 'full';

/** What a hosted page says before its script has loaded, or instead of a survey. */
export interface HostedSentences extends Record<ClosedReason, string> {
  /** The page's title; `{name}` is the store. */
  readonly title: string;
  readonly titleWithoutStore: string;
  readonly noScript: string;
  /** While the survey can't be loaded. */
  readonly notLoaded: string;
  /** The link beside it. */
  readonly tryAgain: string;
}

const SENTENCES = {
  en: {
    title: 'A few questions from {name}',
    titleWithoutStore: 'A survey',
    noScript: 'This survey needs JavaScript, which is switched off in this browser.',
    notLoaded: 'The survey could not be loaded.',
    tryAgain: 'Try again',
    unknown: 'We could not find a survey here. Perhaps a part of the link was lost on its way to you.',
    paused: 'This survey is taking a break. Please come back another day.',
    early: 'This survey has not begun yet. Please come back a little later.',
    over: 'This survey has ended. Thank you for wanting to take part.',
    full: 'This survey has all the answers it needs for now. Thank you for wanting to take part.',
  },
  de: {
    title: 'Ein paar Fragen von {name}',
    titleWithoutStore: 'Eine Umfrage',
    noScript: 'Diese Umfrage braucht JavaScript, das in diesem Browser ausgeschaltet ist.',
    notLoaded: 'Die Umfrage konnte nicht geladen werden.',
    tryAgain: 'Erneut versuchen',
    unknown: 'Hier haben wir keine Umfrage gefunden. Vielleicht ist ein Teil des Links verloren gegangen.',
    paused: 'Diese Umfrage macht gerade Pause. Bitte kommen Sie an einem anderen Tag wieder.',
    early: 'Diese Umfrage hat noch nicht begonnen. Bitte kommen Sie etwas später wieder.',
    over: 'Diese Umfrage ist beendet. Danke, dass Sie teilnehmen wollten.',
    full: 'Diese Umfrage hat vorerst genug Antworten. Danke, dass Sie teilnehmen wollten.',
  },
  fr: {
    title: 'Quelques questions de {name}',
    titleWithoutStore: 'Un questionnaire',
    noScript: 'Ce questionnaire a besoin de JavaScript, qui est désactivé dans ce navigateur.',
    notLoaded: 'Le questionnaire n’a pas pu être chargé.',
    tryAgain: 'Réessayer',
    unknown: 'Nous n’avons trouvé aucun questionnaire ici. Une partie du lien s’est peut-être perdue.',
    paused: 'Ce questionnaire est en pause. Revenez un autre jour.',
    early: 'Ce questionnaire n’a pas encore commencé. Revenez un peu plus tard.',
    over: 'Ce questionnaire est terminé. Merci d’avoir voulu participer.',
    full: 'Ce questionnaire a reçu assez de réponses pour le moment. Merci d’avoir voulu participer.',
  },
  es: {
    title: 'Algunas preguntas de {name}',
    titleWithoutStore: 'Una encuesta',
    noScript: 'Esta encuesta necesita JavaScript, que está desactivado en este navegador.',
    notLoaded: 'No se pudo cargar la encuesta.',
    tryAgain: 'Reintentar',
    unknown: 'No hemos encontrado ninguna encuesta aquí. Quizá se perdió una parte del enlace.',
    paused: 'Esta encuesta está en pausa. Vuelva otro día.',
    early: 'Esta encuesta aún no ha comenzado. Vuelva un poco más tarde.',
    over: 'Esta encuesta ha terminado. Gracias por querer participar.',
    full: 'Esta encuesta ya tiene suficientes respuestas por ahora. Gracias por querer participar.',
  },
  it: {
    title: 'Qualche domanda da {name}',
    titleWithoutStore: 'Un sondaggio',
    noScript: 'Questo sondaggio richiede JavaScript, che in questo browser è disattivato.',
    notLoaded: 'Non è stato possibile caricare il sondaggio.',
    tryAgain: 'Riprova',
    unknown: 'Qui non abbiamo trovato nessun sondaggio. Forse una parte del link è andata persa.',
    paused: 'Questo sondaggio è in pausa. Torni un altro giorno.',
    early: 'Questo sondaggio non è ancora iniziato. Torni un po’ più tardi.',
    over: 'Questo sondaggio è terminato. Grazie per aver voluto partecipare.',
    full: 'Per ora questo sondaggio ha abbastanza risposte. Grazie per aver voluto partecipare.',
  },
  nl: {
    title: 'Een paar vragen van {name}',
    titleWithoutStore: 'Een enquête',
    noScript: 'Deze enquête heeft JavaScript nodig, dat in deze browser is uitgeschakeld.',
    notLoaded: 'De enquête kon niet worden geladen.',
    tryAgain: 'Opnieuw proberen',
    unknown: 'We hebben hier geen enquête gevonden. Misschien is een deel van de link verloren gegaan.',
    paused: 'Deze enquête is even gepauzeerd. Kom een andere dag terug.',
    early: 'Deze enquête is nog niet begonnen. Kom later terug.',
    over: 'Deze enquête is afgelopen. Bedankt dat u wilde meedoen.',
    full: 'Deze enquête heeft voorlopig genoeg antwoorden. Bedankt dat u wilde meedoen.',
  },
  pt: {
    title: 'Algumas perguntas de {name}',
    titleWithoutStore: 'Um inquérito',
    noScript: 'Este inquérito precisa de JavaScript, que está desativado neste navegador.',
    notLoaded: 'Não foi possível carregar o inquérito.',
    tryAgain: 'Tentar novamente',
    unknown: 'Não encontrámos nenhum inquérito aqui. Talvez uma parte do link se tenha perdido.',
    paused: 'Este inquérito está em pausa. Volte outro dia.',
    early: 'Este inquérito ainda não começou. Volte um pouco mais tarde.',
    over: 'Este inquérito terminou. Obrigado por querer participar.',
    full: 'Por enquanto, este inquérito já tem respostas suficientes. Obrigado por querer participar.',
  },
  ja: {
    title: '{name}からのアンケート',
    titleWithoutStore: 'アンケート',
    noScript: 'このアンケートにはJavaScriptが必要ですが、このブラウザーでは無効になっています。',
    notLoaded: 'アンケートを読み込めませんでした。',
    tryAgain: 'もう一度試す',
    unknown: 'アンケートが見つかりませんでした。リンクの一部が欠けている可能性があります。',
    paused: 'このアンケートは一時停止中です。日を改めてご覧ください。',
    early: 'このアンケートはまだ始まっていません。しばらくしてからもう一度ご覧ください。',
    over: 'このアンケートは終了しました。ご協力のお気持ちに感謝いたします。',
    full: '現在、必要な回答数に達しています。ご協力のお気持ちに感謝いたします。',
  },
  ar: {
    title: 'بعض الأسئلة من {name}',
    titleWithoutStore: 'استبيان',
    noScript: 'يحتاج هذا الاستبيان إلى JavaScript، وهو معطّل في هذا المتصفح.',
    notLoaded: 'تعذّر تحميل الاستبيان.',
    tryAgain: 'أعد المحاولة',
    unknown: 'لم نجد استبيانًا هنا. ربما فُقد جزء من الرابط.',
    paused: 'هذا الاستبيان متوقف مؤقتًا. يُرجى العودة في يوم آخر.',
    early: 'لم يبدأ هذا الاستبيان بعد. يُرجى العودة لاحقًا.',
    over: 'انتهى هذا الاستبيان. شكرًا لرغبتك في المشاركة.',
    full: 'حصل هذا الاستبيان على ما يكفي من الإجابات حاليًا. شكرًا لرغبتك في المشاركة.',
  },
} satisfies Record<string, HostedSentences>;

export const SENTENCE_LANGUAGES: readonly string[] = Object.keys(SENTENCES);

/** The sentences for a language tag such as `de-AT`, in English when there is no translation, with their language. */
export function sentencesIn(tag: string): {
  readonly language: string;
  readonly sentences: HostedSentences;
} {
  const [primary = ''] = tag.toLowerCase().split('-');
  const language = Object.hasOwn(SENTENCES, primary) ? (primary as keyof typeof SENTENCES) : 'en';
  return { language, sentences: SENTENCES[language] };
}
