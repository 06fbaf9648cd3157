import { FEATURE_OF } from '#shared/plan/gates.ts';
import { isPlanLimit } from '../../lib/api/api-error.ts';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';
import type { ToastAction } from '../../ui/toasts/toast-store.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useChangeMany, type BulkAction, type BulkRequest, type BulkResult } from './api/change-many.ts';
import { resultDetail, resultTitle } from './bulk-labels.ts';

const OPPOSITE: Partial<Record<BulkAction, BulkAction>> = { pause: 'resume', resume: 'pause' };

/** Changes several surveys and shows one result, with an undo or a next step. */
export function useBulkActions(onDone: () => void) {
  const { show } = useToasts();
  const upgrade = useUpgrade();
  const { mutateAsync, isPending } = useChangeMany();

  async function run(request: BulkRequest): Promise<void> {
    const result = await mutateAsync(request);
    onDone();
    showResult(result);
  }

  function showResult(result: BulkResult): void {
    const isRefused = result.failed.some(({ error }) => isPlanLimit(error));
    // The dialog says what happened; a message beside it would say it twice.
    if (isRefused && result.done.length === 0) return askToUpgrade(result);
    const description = resultDetail(result);
    const action = isRefused ? { label: 'Upgrade', onAction: () => askToUpgrade(result) } : undoOf(result);
    show({
      variant: result.failed.length === 0 ? 'success' : 'warning',
      title: resultTitle(result),
      ...(description !== undefined && { description }),
      ...(action && { action }),
    });
  }

  function askToUpgrade({ action }: BulkResult): void {
    upgrade.open(action === 'duplicate' ? FEATURE_OF.save_questions : FEATURE_OF.publish);
  }

  function undoOf({ action, done }: BulkResult): ToastAction | undefined {
    const opposite = OPPOSITE[action];
    if (opposite === undefined || done.length === 0) return undefined;
    return { label: 'Undo', onAction: () => void run({ action: opposite, surveys: done }) };
  }

  return { run: (request: BulkRequest) => void run(request), isBusy: isPending };
}
