import { findThemes } from '#shared/text/find-themes.ts';
import { randomFrom } from '#tests/support/simulation/random.ts';
import { makeAnswers } from '#tests/support/made-answers.ts';

/** Run as a process of its own, because a process's largest memory never becomes smaller. Prints megabytes. */
const [language = 'en', count = '100'] = process.argv.slice(2);
const texts = makeAnswers(language, Number(count), randomFrom(1)).map(({ text }) => text);
const before = process.resourceUsage().maxRSS;
findThemes(texts, () => language);
console.log(((process.resourceUsage().maxRSS - before) / 1024).toFixed(1));
