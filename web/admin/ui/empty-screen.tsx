import { Button, InlineStack, Page, Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import styles from './empty-screen.module.css';
import { Mark } from './logo.tsx';

interface Action {
  label: string;
  to: string;
}

interface EmptyScreenProps {
  /** The screen's title. */
  title: string;
  /** The main message, in one line. */
  heading: string;
  children: ReactNode;
  /** The next step. */
  action: Action;
  secondary?: Action;
}

/** An empty screen with a message and a next step. */
export function EmptyScreen({ title, heading, children, action, secondary }: EmptyScreenProps) {
  return (
    <Page title={title}>
      <div className={styles.card}>
        <span className={styles.mark}>
          <Mark size={48} />
        </span>
        <Text as="h2" variant="headingMd" alignment="center">
          {heading}
        </Text>
        <div className={styles.text}>{children}</div>
        <InlineStack gap="200" align="center">
          <Button variant="primary" url={action.to}>
            {action.label}
          </Button>
          {secondary && <Button url={secondary.to}>{secondary.label}</Button>}
        </InlineStack>
      </div>
    </Page>
  );
}
