import type { ThemePreview } from '#shared/api/analytics-themes.ts';
import type { ThemePhrase } from '#shared/text/theme-rule.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { percent } from '../../../answers/format-figure.ts';
import styles from './texts.module.css';
import own from './themes.module.css';

interface ThemePreviewPartProps {
  readonly phrases: readonly ThemePhrase[];
  readonly preview: {
    readonly data: ThemePreview | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
  };
}

/** How many answers the words catch, and some of them. */
export function ThemePreviewPart({
  phrases,
  preview: { data, error, isPlaceholderData },
}: ThemePreviewPartProps) {
  const isReady = phrases.length > 0 && data !== undefined;
  return (
    <section className={own.preview} aria-label="Preview" aria-busy={isPlaceholderData}>
      <p role="status">{statusOf(phrases, data, error)}</p>
      {isReady && data.examples.length > 0 && (
        <ul className={styles.quotes}>
          {data.examples.map((text) => (
            <li key={text}>
              <q dir="auto">{text}</q>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function statusOf(
  phrases: readonly ThemePhrase[],
  data: ThemePreview | undefined,
  error: Error | null,
): string {
  if (phrases.length === 0) return 'Add a word to see which answers have it.';
  if (error && !data) return `The answers could not be counted: ${error.message}`;
  if (!data) return 'Counting …';
  const { looked, isAll, texts } = data;
  const answers = isAll ? pluralize(looked, 'answer') : `the newest ${pluralize(looked, 'answer')}`;
  if (texts === 0) return `None of ${answers} has these words.`;
  return `${texts.toLocaleString()} of ${answers} (${percent(texts / looked)}):`;
}
