import type { ReactNode } from 'react';
import { QuestionCard, ThanksCard } from '../card/edit-card.tsx';
import cardStyles from '../card/card.module.css';
import { PathMap } from '../path-map/path-map.tsx';
import { Preview } from '../preview/preview.tsx';
import { SplitPanel } from '../split/split-panel.tsx';
import type { ShownVariant } from '../split/split-editor.tsx';
import { DetailsPanel } from '../texts/details-panel.tsx';
import { TranslationsPanel } from '../texts/translations-panel.tsx';
import { FirstQuestion } from './first-question.tsx';
import styles from './screen.module.css';
import type { BuilderView } from './use-builder-view.ts';
import type { DrawnQuestion } from './use-drawn-question.ts';

interface MiddleProps extends BuilderView, ShownVariant {
  readonly drawn: DrawnQuestion | null;
  readonly versions: ReactNode;
  readonly onAnswering: (isAnswering: boolean) => void;
  readonly language: string | null;
  readonly onLanguage: (language: string | null) => void;
}

/** The card, in which everything is typed, or a panel for a part of the survey that shoppers do not see as a card. */
export function Middle({ part, drawn, isAnswering, onAnswering, ...panels }: MiddleProps) {
  if (part === 'question' && drawn === null)
    return (
      <Panel>
        <FirstQuestion />
      </Panel>
    );
  if (part !== 'question' && part !== 'thanks')
    return (
      <Panel>
        <PanelOf part={part} {...panels} />
      </Panel>
    );
  return (
    <div className={cardStyles.canvas}>
      <div className={cardStyles.modes} role="group" aria-label="The card">
        <button type="button" aria-pressed={!isAnswering} onClick={() => onAnswering(false)}>
          Edit
        </button>
        <button type="button" aria-pressed={isAnswering} onClick={() => onAnswering(true)}>
          Answer it yourself
        </button>
      </div>
      {isAnswering ? (
        <Preview part={part} language={null} variant="a" />
      ) : part === 'thanks' ? (
        <ThanksCard />
      ) : (
        drawn && <QuestionCard {...drawn} />
      )}
    </div>
  );
}

function Panel({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.middle}>
      <div className={styles.card}>{children}</div>
    </div>
  );
}

type PanelProps = Omit<MiddleProps, 'part' | 'drawn' | 'isAnswering' | 'onAnswering'> & {
  readonly part: Exclude<BuilderView['part'], 'question' | 'thanks'>;
};

function PanelOf({ part, versions, language, onLanguage, variant, onVariant }: PanelProps) {
  switch (part) {
    case 'details':
      return <DetailsPanel />;
    case 'translations':
      return <TranslationsPanel language={language} onLanguage={onLanguage} />;
    case 'map':
      return <PathMap />;
    case 'split':
      return <SplitPanel variant={variant} onVariant={onVariant} />;
    case 'versions':
      return versions;
    default:
      return part satisfies never;
  }
}
