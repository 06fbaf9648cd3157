import { Button } from '@shopify/polaris';
import { useBuilder } from '../screen/builder-context.tsx';
import styles from './publish.module.css';
import type { Missing } from './what-is-missing.ts';

interface MissingListProps {
  readonly heading: string;
  readonly tone: 'error' | 'warning';
  readonly missing: readonly Missing[];
  readonly onOpen: () => void;
}

/** Each with the way to where it can be put right. */
export function MissingList({ heading, tone, missing, onOpen }: MissingListProps) {
  const { openQuestion } = useBuilder();
  if (missing.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul className={styles.missing} data-tone={tone}>
        {missing.map(({ questionId, sentence }, at) => (
          <li key={at}>
            <span>{sentence}</span>
            {questionId !== null && (
              <Button
                variant="tertiary"
                accessibilityLabel={`Open: ${sentence}`}
                onClick={() => {
                  onOpen();
                  openQuestion(questionId);
                }}
              >
                Open
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
