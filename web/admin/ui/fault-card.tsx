import { Notice } from './notice.tsx';

interface FaultProps {
  readonly what: string;
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

export function FaultCard({ what, error, isBusy, onRetry }: FaultProps) {
  return (
    <Notice
      tone="critical"
      heading={`${what} could not be loaded`}
      action={{ label: 'Try again', onAction: onRetry, isBusy }}
    >
      {error.message} No answer is lost.
    </Notice>
  );
}
