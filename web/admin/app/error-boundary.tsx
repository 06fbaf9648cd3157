import { Component, type ReactNode } from 'react';
import { isMissingFile, reloadOnce } from '../lib/page/missing-file.ts';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { ErrorScreen } from './error-screen.tsx';

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly isReloading: boolean;
}

/**
 * Replaces a screen that failed while rendering by a sentence and a way on. A screen whose file is gone since a deploy
 * is not shown yet, so nothing can be typed on it: the page reloads by itself.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, isReloading: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(''), isReloading: isMissingFile(error) };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingFile(error)) void this.#reload();
  }

  async #reload(): Promise<void> {
    if (!(await reloadOnce(this.props.onRetry))) this.setState({ isReloading: false });
  }

  override render(): ReactNode {
    const { error, isReloading } = this.state;
    if (isReloading) return <FullPageSpinner />;
    if (error) return <ErrorScreen message={error.message} onRetry={this.props.onRetry} />;
    return this.props.children;
  }
}
