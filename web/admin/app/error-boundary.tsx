import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** Replaces a screen that failed while rendering by a sentence and a way on. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error('') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error) return <ErrorScreen message={error.message} onRetry={this.props.onRetry} />;
    return this.props.children;
  }
}
