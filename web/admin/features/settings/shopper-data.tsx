import type { RequestTo } from '#shared/api/contract.ts';
import { Button, Checkbox, TextField } from '@shopify/polaris';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { saveFile } from '../../lib/page/save-file.ts';
import { useServices } from '../../lib/services.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import styles from './settings.module.css';

type Shopper = RequestTo<'POST /privacy/shopper/find'>;

const SEARCH_FIELDS = [
  { value: 'customer', label: 'Customer id' },
  { value: 'order', label: 'Order id' },
];

/** Finds the data stored about one person, to export or erase it. */
export function ShopperData() {
  const { call } = useServices();
  const [shopper, setShopper] = useState<Shopper>({ by: 'customer', id: '' });
  const find = useMutation({ mutationFn: (who: Shopper) => call('POST /privacy/shopper/find', who) });
  const change = (more: Partial<Shopper>): void => {
    setShopper({ ...shopper, ...more });
    find.reset();
  };
  const look = (event: FormEvent): void => {
    event.preventDefault();
    find.mutate(shopper);
  };
  return (
    <Panel
      heading="One shopper’s data"
      hint="If a shopper asks what you know of them, or wants it gone. Requests that come through your store are done without you."
    >
      <form className={styles.find} onSubmit={look}>
        <Select
          label="Find by"
          options={SEARCH_FIELDS}
          value={shopper.by}
          onChange={(by) => change({ by: by === 'order' ? 'order' : 'customer' })}
        />
        <TextField
          label="Id"
          autoComplete="off"
          value={shopper.id}
          onChange={(id) => change({ id })}
          helpText="The number at the end of their page’s address in your admin."
          {...(find.error && { error: reasonOf(find.error) })}
        />
        <Button submit disabled={shopper.id.trim() === ''} loading={find.isPending}>
          Find
        </Button>
      </form>
      {find.data && <FoundData shopper={shopper} found={find.data} onErased={() => change({ id: '' })} />}
    </Panel>
  );
}

interface Amount {
  readonly responses: number;
  readonly claimed: number;
  readonly orders: number;
}

interface FoundDataProps {
  shopper: Shopper;
  found: Amount;
  onErased: () => void;
}

function FoundData({ shopper, found, onErased }: FoundDataProps) {
  const { call } = useServices();
  const { show } = useToasts();
  const [alsoClaimed, setAlsoClaimed] = useState(false);
  const save = useMutation({
    mutationFn: () => call('POST /privacy/shopper/export', shopper),
    onSuccess: (data) => {
      saveFile(jsonFile(data), `shopper ${shopper.id}.json`);
    },
    onError: ({ message }) =>
      show({ variant: 'destructive', title: 'The file could not be made', description: message }),
  });
  const erase = useMutation({
    mutationFn: () => call('POST /privacy/shopper/erase', { ...shopper, alsoClaimed }),
    onSuccess: (gone) => {
      show(erasedToast(gone));
      onErased();
    },
    onError: (error) => show(failedChange('Nothing was erased', error)),
  });
  const { responses, claimed, orders } = found;
  if (responses + claimed + orders === 0) {
    return <p role="status">Nothing is stored about this shopper.</p>;
  }
  return (
    <div role="status" className={styles.stack}>
      <p>{`Stored: ${amountText(found)}.`}</p>
      {claimed > 0 && (
        <>
          <p>
            {`${pluralize(claimed, 'more response')} ${claimed === 1 ? 'is' : 'are'} claimed, not verified: a page named this shopper, and no order of your store proves it. ${claimed === 1 ? 'It' : 'They'} may be someone else’s.`}
          </p>
          <Checkbox
            label={`Also erase ${pluralize(claimed, 'claimed response')}`}
            helpText="If not: kept in your results, without the customer and the order."
            checked={alsoClaimed}
            onChange={setAlsoClaimed}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button onClick={() => save.mutate()} loading={save.isPending}>
          Save as a file
        </Button>
        <Button tone="critical" onClick={() => erase.mutate()} loading={erase.isPending}>
          {eraseLabel(found, alsoClaimed)}
        </Button>
      </div>
    </div>
  );
}

function eraseLabel({ responses, claimed, orders }: Amount, alsoClaimed: boolean): string {
  const gone = { responses: responses + (alsoClaimed ? claimed : 0), claimed: 0, orders };
  if (gone.responses + orders === 0)
    return `Remove this shopper from ${pluralize(claimed, 'claimed response')}`;
  return `Erase ${amountText(gone)} for good`;
}

function erasedToast({ isUnfinished, ...gone }: Amount & { readonly isUnfinished: boolean }) {
  if (!isUnfinished) return { variant: 'success', title: erasedText(gone) } as const;
  const description = `Erased so far: ${amountText(gone)}.`;
  return { variant: 'default', title: 'Erasing goes on in the background', description } as const;
}

function erasedText({ responses, claimed, orders }: Amount): string {
  const erased = `Erased: ${amountText({ responses, claimed, orders })}`;
  return claimed === 0 ? erased : `${erased}. ${pluralize(claimed, 'claimed response')} kept without a name`;
}

function amountText({ responses, orders }: Amount): string {
  return `${pluralize(responses, 'response')} and ${pluralize(orders, 'order')}`;
}

function jsonFile(data: unknown): Blob {
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** The server's message about the id, or else about the whole call. */
function reasonOf(error: Error): string {
  return (error instanceof ApiError ? error.fields['id'] : undefined) ?? error.message;
}
