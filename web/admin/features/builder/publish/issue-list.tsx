import { Button } from '@shopify/polaris';
import { useBuilder } from '../screen/builder-context.tsx';
import styles from './publish.module.css';
import type { PublishIssue } from './publish-readiness.ts';

interface IssueListProps {
  readonly heading: string;
  readonly tone: 'error' | 'warning';
  readonly issues: readonly PublishIssue[];
  readonly isDisabled?: boolean;
  readonly onOpen: () => void;
}

/** Each entry leads to the place where it can be fixed. */
export function IssueList({ heading, tone, issues, isDisabled = false, onOpen }: IssueListProps) {
  const { goTo, openQuestion } = useBuilder();
  if (issues.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul className={styles.issues} data-tone={tone}>
        {issues.map(({ questionId, optionId, part, sentence }, at) => (
          <li key={at}>
            <span>{sentence}</span>
            {(questionId !== null || part !== undefined) && (
              <Button
                variant="tertiary"
                accessibilityLabel={`Open: ${sentence}`}
                disabled={isDisabled}
                onClick={() => {
                  onOpen();
                  if (part !== undefined) goTo(part);
                  else if (questionId !== null)
                    openQuestion(questionId, optionId === undefined ? undefined : (optionId ?? 'text'));
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
