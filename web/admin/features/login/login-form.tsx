import { Button } from '@shopify/polaris';
import { useId, useRef, useState, type FormEvent } from 'react';
import { parseStoreAddress } from '#shared/store/address.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { platformFrame } from '../../lib/platform.ts';
import { useServices, useSession } from '../../lib/services.tsx';
import brand from '../../ui/brand/brand.module.css';
import styles from './login-form.module.css';

/** The login form: one field that accepts a store's address in any common form. */
export function LoginForm() {
  const { config, session, tokens } = useServices();
  const state = useSession();
  const ended = state.status === 'unauthenticated' ? state.error : undefined;
  const [fault, setFault] = useState(ended);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const logIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = parseStoreAddress(input.current?.value ?? '', config.shopSuffixes);
    setFault(address.ok ? undefined : address.message);
    if (!address.ok) return input.current?.focus();
    setBusy(true);
    try {
      await session.logInTo(address.shop);
    } catch (error) {
      setFault(loginFault(error));
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void logIn(event)} noValidate>
      <div className={brand.field}>
        <label htmlFor={id}>Store address</label>
        <input
          ref={input}
          id={id}
          name="shop"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={`your-store.${config.shopSuffixes[0] ?? ''}`}
          defaultValue={platformFrame()?.shop() ?? tokens.get('store_url') ?? ''}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className={fault === undefined ? brand.hint : brand.fault} role="alert">
          {fault ?? 'The name alone is enough, or paste any address of your store’s admin.'}
        </p>
      </div>
      <Button variant="primary" size="large" submit disabled={busy}>
        {busy ? 'Opening your store…' : 'Log in'}
      </Button>
    </form>
  );
}

/** Prefers the server's message for the field over the general one. */
function loginFault(error: unknown): string {
  if (error instanceof ApiError) return error.fields['storeUrl'] ?? error.message;
  return 'Something went wrong. Please try again.';
}
