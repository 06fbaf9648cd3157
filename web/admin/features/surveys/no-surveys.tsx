import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import styles from './no-surveys.module.css';

interface NoSurveysProps {
  readonly onScratch: () => void;
  readonly onSeeAll: () => void;
  /** Suggestions for a first survey. */
  readonly children: ReactNode;
}

/** In the place of the list, while the store has no survey. */
export function NoSurveys({ onScratch, onSeeAll, children }: NoSurveysProps) {
  return (
    <>
      {children}
      <section className={styles.more} aria-label="More ways to begin">
        <p>Nothing is shown on your store until you publish.</p>
        <Button onClick={onSeeAll}>See all templates</Button>
        <Button variant="plain" onClick={onScratch}>
          Start from scratch
        </Button>
      </section>
    </>
  );
}
