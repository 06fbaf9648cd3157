import type { Adjustment } from '#shared/theme/palette.ts';
import styles from './settings.module.css';

const SUBJECTS: Record<Adjustment['colour'], string> = {
  accent: 'The colour of your buttons',
  accentText: 'The text on your buttons',
  text: 'The colour of your text',
};

/** The colours that surveys change so that everybody can read them, each with its contrast. */
export function AdjustedColours({ adjustments }: { adjustments: readonly Adjustment[] }) {
  if (adjustments.length === 0) return null;
  return (
    <ul className={styles.adjusted} aria-label="Changed colours">
      {adjustments.map((adjustment) => (
        <li key={adjustment.colour}>
          <Sample colour={adjustment.wanted} />
          <Sample colour={adjustment.drawn} />
          <span>{sentenceOf(adjustment)}</span>
        </li>
      ))}
    </ul>
  );
}

function Sample({ colour }: { colour: string }) {
  return <i style={{ background: colour }} aria-hidden="true" />;
}

function sentenceOf({ colour, wanted, drawn, before, after, least }: Adjustment): string {
  return `${SUBJECTS[colour]}, ${wanted}, has a contrast of ${ratio(before)}. It needs ${least}${TO_ONE} to be readable, so surveys show ${drawn} with ${ratio(after)}.`;
}

/** Does not break across lines. */
const TO_ONE = '\u00a0:\u00a01';

/** Rounded down, so that a contrast that is too low never looks sufficient. */
const ratio = (contrast: number): string => `${Math.floor(contrast * 10) / 10}${TO_ONE}`;
