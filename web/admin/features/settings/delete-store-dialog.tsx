import { TextField } from '@shopify/polaris';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { outcomeText } from '../../lib/api/outcome-text.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { useServices } from '../../lib/services.tsx';
import { SendDialog } from '../../ui/dialog/send-dialog.tsx';
import styles from './settings.module.css';

interface DeleteStoreDialogProps {
  shop: string;
  onClose: () => void;
}

/** This cannot be undone, so the merchant must type the store's name. */
export function DeleteStoreDialog({ shop, onClose }: DeleteStoreDialogProps) {
  const { call, session } = useServices();
  const [typed, setTyped] = useState('');
  const surveys = useSurveyCount();
  const erase = useMutation({
    mutationFn: () => call('POST /settings/delete-store', { confirmation: typed }),
    // The server has revoked the session; remove it from the browser too.
    onSuccess: () => session.logOut(),
  });
  const isTyped = typed.trim().toLowerCase() === shop;
  const fault = erase.error;
  return (
    <SendDialog
      title="Delete everything?"
      maxWidth={520}
      keep="Keep everything"
      send="Delete everything"
      isBusy={erase.isPending}
      isReady={isTyped}
      isDestructive
      onSend={() => erase.mutate()}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>
          {surveys === null ? 'All your surveys' : `All ${pluralize(surveys, 'survey')}`} with every answer,
          result, setting and invoice will be erased at once, and your plan ends. Nothing can bring them back.
          Surveys stop showing on your store.
        </p>
        <p>The app itself stays in your store until you uninstall it there. Opened again, it begins anew.</p>
        <TextField
          label={`Type ${shop} to confirm`}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          {...(fault && {
            error:
              (fault instanceof ApiError ? fault.fields['confirmation'] : undefined) ??
              `${fault.message} ${outcomeText(fault, 'Nothing was deleted.', 'It is not certain whether that was done.')}`,
          })}
        />
      </div>
    </SendDialog>
  );
}

function useSurveyCount(): number | null {
  const { call } = useServices();
  const { data } = useQuery({
    queryKey: ['survey-count'],
    queryFn: ({ signal }) => call('GET /surveys', {}, signal),
    gcTime: 0,
  });
  return data?.pagination.totalSurveys ?? null;
}
