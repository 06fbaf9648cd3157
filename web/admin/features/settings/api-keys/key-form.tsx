import { Checkbox, TextField } from '@shopify/polaris';
import { useState, type FormEvent } from 'react';
import { KEY_NAME_LENGTH, KEY_SCOPES, type KeyScope } from '#shared/connections/key-scopes.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { outcomeText } from '../../../lib/api/outcome-text.ts';
import { SendDialog } from '../../../ui/dialog/send-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useChangeApiKeys } from './api/api-keys.ts';
import styles from './api-keys.module.css';
import { SCOPE_WORDS } from './key-words.ts';

interface KeyFormProps {
  readonly onClose: () => void;
  /** Receives the new key, which is shown only now. */
  readonly onCreated: (secret: string) => void;
}

/** The server shows a key only in its reply. Without the reply, the merchant cannot use a key that was made. */
const PERHAPS_MADE = 'If the key is listed, end it: it is not shown again';

const FORM = 'api-key-form';

export function KeyForm({ onClose, onCreated }: KeyFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read']);
  const { mutate, error, isPending } = useChangeApiKeys('create');
  const fields = error instanceof ApiError ? error.fields : {};
  const isWhole = name.trim() !== '' && scopes.length > 0;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    // Enter submits the form again while the first request is under way.
    if (!isWhole || isPending) return;
    mutate({ name, scopes: [...scopes] }, { onSuccess: ({ secret }) => onCreated(secret) });
  };
  return (
    <SendDialog
      title="Make an API key"
      maxWidth={520}
      keep="Cancel"
      send="Make key"
      isBusy={isPending}
      isReady={isWhole}
      onSend={() => (document.getElementById(FORM) as HTMLFormElement | null)?.requestSubmit()}
      onClose={onClose}
    >
      <form id={FORM} className={styles.form} onSubmit={save}>
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={KEY_NAME_LENGTH}
          placeholder="Warehouse"
          helpText="The program that will use it, so that you know later which one to end."
          value={name}
          onChange={setName}
          error={fields['name']}
        />
        <ScopeFields scopes={scopes} onChange={setScopes} />
        {/* Lets Enter save from any field; the visible button is outside of the form. */}
        <input type="submit" hidden />
        {error && Object.keys(fields).length === 0 && (
          <Notice tone="critical" heading={outcomeText(error, 'The key was not made', PERHAPS_MADE)}>
            {error.message}
          </Notice>
        )}
      </form>
    </SendDialog>
  );
}

interface ScopeFieldsProps {
  readonly scopes: readonly KeyScope[];
  readonly onChange: (scopes: readonly KeyScope[]) => void;
}

function ScopeFields({ scopes, onChange }: ScopeFieldsProps) {
  const toggle = (scope: KeyScope, isChosen: boolean): void =>
    onChange(KEY_SCOPES.filter((each) => (each === scope ? isChosen : scopes.includes(each))));
  return (
    <fieldset className={styles.fields}>
      <legend>What it may do</legend>
      {KEY_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={SCOPE_WORDS[scope].name}
          helpText={SCOPE_WORDS[scope].help}
          checked={scopes.includes(scope)}
          onChange={(isChosen) => toggle(scope, isChosen)}
        />
      ))}
    </fieldset>
  );
}
