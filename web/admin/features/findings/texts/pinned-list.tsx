import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { PinnedThemes } from '#shared/api/analytics-themes.ts';
import { withoutTheme } from './edit-themes.ts';
import type { ThemeRule } from '#shared/text/theme-rule.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { between, percent } from '../../../answers/format-figure.ts';
import type { ResultProps } from '../types/result-view.ts';
import styles from './texts.module.css';
import { ThemeDialog } from './theme-dialog.tsx';
import own from './themes.module.css';
import { useThemeEdits } from './use-theme-edits.ts';

type Question = ResultProps<'text'>['question'];

interface PinnedListProps {
  readonly surveyId: string;
  readonly question: Question;
}

/** The pinned themes with their shares, each to edit and unpin, and a way to a new one. */
export function PinnedList({ surveyId, question }: PinnedListProps) {
  const { meaningId, themes } = question;
  const { pinned, save, isPending } = useThemeEdits(surveyId, meaningId);
  const [edited, setEdited] = useState<ThemeRule | 'new' | null>(null);
  if (!pinned) return null;
  const unpin = ({ id, name }: ThemeRule): void =>
    save({ themes: withoutTheme(pinned.themes, id), title: `“${name}” is no longer pinned` }, pinned);
  return (
    <section className={styles.themes} aria-label="Pinned themes">
      {pinned.themes.length > 0 && (
        <>
          <p className={styles.note}>{explainPinned(pinned)}</p>
          <ul className={styles.themeList}>
            {pinned.themes.map((theme) => (
              <PinnedItem
                key={theme.id}
                theme={theme}
                result={themes.find(({ cell }) => cell === `o:${theme.id}`)}
                isBusy={isPending}
                onEdit={() => setEdited(theme)}
                onUnpin={() => unpin(theme)}
              />
            ))}
          </ul>
        </>
      )}
      {pinned.room > 0 && <Button onClick={() => setEdited('new')}>New theme</Button>}
      {edited !== null && (
        <ThemeDialog
          {...{ surveyId, meaningId, pinned }}
          theme={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

function explainPinned({ themes, isSorting }: PinnedThemes): string {
  const counting = 'An answer counts in each pinned theme whose words it has.';
  const sorting = isSorting
    ? ' Earlier answers are still being sorted, so the figures may rise or fall.'
    : '';
  return `${pluralize(themes.length, 'pinned theme')}. ${counting}${sorting}`;
}

interface PinnedItemProps {
  readonly theme: ThemeRule;
  readonly result: Question['themes'][number] | undefined;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onUnpin: () => void;
}

function PinnedItem({ theme: { name, phrases }, result, isBusy, onEdit, onUnpin }: PinnedItemProps) {
  const rate = result?.rate;
  const words = phrases.map(({ text }) => text).join(', ');
  return (
    <li>
      <p className={styles.themeName}>
        <strong dir="auto">{name}</strong>
        <span className={styles.themeCount}>
          {rate ? `${pluralize(rate.count, 'answer')} · ${percent(rate.share)}` : 'No answers'}
        </span>
      </p>
      <span className={styles.themeBar} aria-hidden="true">
        <span style={{ width: `${100 * (rate?.share ?? 0)}%` }} />
      </span>
      <p className={`${styles.note} ${own.words}`}>
        <span dir="auto">{words}</span>
      </p>
      {rate && <p className={styles.note}>{`The true share is most likely ${between(rate, percent)}.`}</p>}
      <p className={own.actions}>
        <Button variant="plain" accessibilityLabel={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="plain" accessibilityLabel={`Unpin ${name}`} disabled={isBusy} onClick={onUnpin}>
          Unpin
        </Button>
      </p>
    </li>
  );
}
