import { useState } from 'react';
import type { SurveySummary } from '#shared/api/surveys.ts';
import { useLoaded } from '../../lib/page/use-loaded.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';

const loadDialogs = async () => ({
  One: (await import('./delete-dialog.tsx')).DeleteDialog,
  Many: (await import('./delete-many-dialog.tsx')).DeleteManyDialog,
});

interface Selection {
  readonly surveys: readonly SurveySummary[];
  readonly isMany: boolean;
}

interface DeletionOptions {
  onDeleted: () => void;
  onDeleteMany: (surveys: readonly SurveySummary[]) => void;
}

/** The dialog before a deletion. Its code loads on first use. */
export function useDeletion({ onDeleted, onDeleteMany }: DeletionOptions) {
  const [toDelete, setToDelete] = useState<Selection | null>(null);
  const { show } = useToasts();
  const close = (): void => setToDelete(null);
  const giveUp = (): void => {
    close();
    show({
      variant: 'destructive',
      title: 'Nothing was deleted',
      description: 'Check your connection and try again.',
    });
  };
  const dialogs = useLoaded(loadDialogs, toDelete !== null, giveUp);
  const closeAnd = (next: () => void) => (): void => {
    close();
    next();
  };
  const dialogFor = ({ surveys, isMany }: Selection, { One, Many }: NonNullable<typeof dialogs>) => {
    const [survey] = surveys;
    if (isMany) {
      return <Many surveys={surveys} onClose={close} onDelete={closeAnd(() => onDeleteMany(surveys))} />;
    }
    return survey && <One survey={survey} onClose={close} onDeleted={closeAnd(onDeleted)} />;
  };
  return {
    askForOne: (survey: SurveySummary) => setToDelete({ surveys: [survey], isMany: false }),
    askForMany: (surveys: readonly SurveySummary[]) => setToDelete({ surveys, isMany: surveys.length > 1 }),
    dialog: toDelete && dialogs && dialogFor(toDelete, dialogs),
  };
}
