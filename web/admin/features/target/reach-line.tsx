import type { RequestTo } from '#shared/api/contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Reach, SurveyDelivery } from '#shared/api/delivery.ts';
import { percent } from '#shared/words/percent.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { useServices } from '../../lib/services.tsx';
import styles from './target.module.css';

/** How many recent shoppers the audience would include. */
export function ReachLine({ audience }: { audience: SurveyDelivery['audience'] }) {
  const { call } = useServices();
  const asked = useDeferredValue(audience);
  const { data, error } = useQuery<Reach>({
    queryKey: ['reach', asked],
    queryFn: ({ signal }) =>
      call('POST /store/reach', { audience: asked } as RequestTo<'POST /store/reach'>, signal),
    placeholderData: keepPreviousData,
  });
  if (error) return <p className={styles.quiet}>The number of shoppers could not be loaded.</p>;
  if (!data) return <p className={styles.quiet}>Counting…</p>;
  return <p className={styles.quiet}>{reachText(data)}</p>;
}

export function reachText({ days, orders, isSample, shown }: Reach): string {
  if (orders.total === 0 && shown.total === 0) {
    return `No orders and no visitors in the last ${days} days to estimate from.`;
  }
  const parts = [
    orders.total > 0 &&
      `${of(orders, isSample ? 'latest order' : 'order')} in the last ${days} days came from them`,
    shown.total > 0 && `${of(shown, 'view')} of surveys were theirs`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

function of({ admitted, total }: Reach['orders'], one: string): string {
  return `${admitted.toLocaleString()} (${percent(admitted / total)}) of ${pluralize(total, one)}`;
}
