import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** Shows a screen that failed while it rendered as a sentence and a way on, instead of an empty page. */
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
