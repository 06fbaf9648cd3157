import { useEffect, useState } from 'react';
import { loadMessages } from '../../../../survey-view/languages.ts';
import { ENGLISH } from '../../../../survey-view/english.ts';
import { englishIn } from '../../../../survey-view/english-in.ts';
import type { Messages } from '../../../../survey-view/messages.ts';

/** The survey's interface texts in a language; English until they are loaded or if they do not exist. */
export function useMessages(language: string | null): Messages {
  const [loaded, setLoaded] = useState<{ language: string; messages: Messages } | null>(null);
  useEffect(() => {
    if (language === null) return;
    let isWanted = true;
    const keep = (messages: Messages | null): void => {
      if (isWanted) setLoaded({ language, messages: messages ?? englishIn(language) });
    };
    loadMessages(language).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded !== null && loaded.language === language ? loaded.messages : ENGLISH;
}
