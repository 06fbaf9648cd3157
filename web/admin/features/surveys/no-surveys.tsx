import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/logo.tsx';
import styles from './no-surveys.module.css';

interface NoSurveysProps {
  onScratch: () => void;
  onSeeAll: () => void;
  /** Suggestions for a first survey. */
  children: ReactNode;
}

export function NoSurveys({ onScratch, onSeeAll, children }: NoSurveysProps) {
  return (
    <section className={styles.box} aria-labelledby="no-surveys">
      <span className={styles.mark}>
        <Mark size={40} />
      </span>
      <h2 id="no-surveys">You have no surveys yet</h2>
      <p>
        A survey is one to five questions that your shoppers answer in under a minute. Begin with one of
        these, and have answers by tonight.
      </p>
      <div className={styles.templates}>{children}</div>
      <div className={styles.ways}>
        <Button onClick={onSeeAll}>See all templates</Button>
        <Button variant="plain" onClick={onScratch}>
          Start from scratch
        </Button>
      </div>
    </section>
  );
}
