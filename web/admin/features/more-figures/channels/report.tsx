import { useEffect, useState } from 'react';
import type { AboutQuestion } from '../../../answers/view.ts';
import { isAdvanced } from '#shared/analytics/query.ts';
import type { ChannelReport, StoreChannels } from '#shared/api/channels.ts';
import { dateOnly, relativeTime } from '../../../lib/format-moment.ts';
import { useStoreTimeZone } from '../../../lib/store/store-time-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type ReportChoice, useChannelReport, useCountChannels } from '../../../answers/api/channels.ts';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { Found } from '../../../ui/found.tsx';
import { Card } from '../../../answers/card.tsx';
import { channelNames } from '../../../answers/channel-names.ts';
import { Choice } from '../../../answers/choice.tsx';
import styles from './channels.module.css';
import { SaidCard } from './said-card.tsx';
import { WithinOrdersCard } from './within-orders-card.tsx';
import { WorthCard } from './worth-card.tsx';

interface ReportProps extends AboutQuestion {
  readonly channels: StoreChannels;
}

/** The figures of one question, counted in the background. */
export function Report({ surveyId, meaningId, query, channels }: ReportProps) {
  const [visit, setVisit] = useState<ReportChoice['visit']>('last');
  const found = useChannelReport(surveyId, meaningId, { query, visit });
  const shown = found.isPlaceholderData ? undefined : found.data;
  const counting = useCountChannels(surveyId, meaningId, query);
  const reason = JSON.stringify([query, channels.revision, shown?.counted?.at]);
  const { isCounting, hasFailed, retry } = useFreshCount(counting, shown, reason);
  if (found.error && !found.data)
    return (
      <Found found={found} what="The report" lines={10}>
        {() => null}
      </Found>
    );
  const report = found.data;
  const counted = report?.counted;
  const error = counting.error ?? found.error;
  if (!report || !counted) {
    if (hasFailed) return <CountFailed error={error} outcome="No answer is lost." onRetry={retry} />;
    return <FirstCount />;
  }
  return (
    <>
      {hasFailed && <CountFailed error={error} outcome="You see the previous figures." onRetry={retry} />}
      <div className={styles.choices}>
        <Choice label="Visit that counts as tracked" names={VISITS} value={visit} onChoose={setVisit} />
        <Standing
          report={report}
          countedAt={counted.at}
          isCounting={report.isCounting || isCounting}
          hasFailed={hasFailed}
        />
      </div>
      <Figures
        channels={channels}
        counted={counted}
        currency={report.currency}
        visit={visit}
        isFiltered={isAdvanced({ ...query, compare: 'none' })}
        isBusy={found.isPlaceholderData}
      />
    </>
  );
}

function FirstCount() {
  return (
    <>
      <p role="status" className={styles.state}>
        Counting your orders and answers. This can take some minutes for a large store; you can leave this
        page.
      </p>
      <CardSkeleton lines={10} />
    </>
  );
}

interface CountFailedProps {
  /** Null if the count ended without figures. */
  readonly error: Error | null;
  readonly outcome: string;
  readonly onRetry: () => void;
}

function CountFailed({ error, outcome, onRetry }: CountFailedProps) {
  return (
    <Notice
      tone="critical"
      heading="Your orders and answers could not be counted"
      action={{ label: 'Try again', onAction: onRetry }}
    >
      {error?.message ?? 'The count stopped before it was complete.'} {outcome}
    </Notice>
  );
}

interface FiguresProps {
  readonly channels: StoreChannels;
  readonly counted: NonNullable<ChannelReport['counted']>;
  readonly currency: string;
  readonly visit: ReportChoice['visit'];
  readonly isFiltered: boolean;
  readonly isBusy: boolean;
}

function Figures({ channels, counted, currency, visit, isFiltered, isBusy }: FiguresProps) {
  const nameOf = channelNames(channels);
  if (isNothing(counted, isFiltered)) return <Nothing isFiltered={isFiltered} />;
  return (
    <>
      <SaidCard {...{ counted, visit, currency, channels, isFiltered, isBusy }} />
      {counted.within.map((within) => (
        <WithinOrdersCard
          key={within.question}
          {...{ within, days: counted.days, nameOf, currency, isBusy }}
        />
      ))}
      <WorthCard worth={counted.worth} {...{ nameOf, currency, isFiltered }} />
    </>
  );
}

const isNothing = ({ agreement, worth, leftOut }: FiguresProps['counted'], isFiltered: boolean): boolean =>
  agreement.orders + (isFiltered ? 0 : worth.customers) === 0 &&
  Object.values(leftOut).every((orders) => orders === 0);

function Nothing({ isFiltered }: Pick<FiguresProps, 'isFiltered'>) {
  return (
    <Card title="Where your customers come from">
      <p className={styles.note}>
        No order of these days{isFiltered && ' and filters'} has an answer to this question yet. Answers
        belong to orders when the survey is shown on the thank-you or order-status page. Then this page
        compares what shoppers say with what links tell, and follows what customers are worth.
      </p>
    </Card>
  );
}

const VISITS = { last: 'Last visit', first: 'First visit' } as const;

interface StandingProps {
  readonly report: ChannelReport;
  readonly countedAt: string;
  readonly isCounting: boolean;
  readonly hasFailed: boolean;
}

/** From when orders are known, and how old the figures are. */
function Standing({ report, countedAt, isCounting, hasFailed }: StandingProps) {
  const now = useNow();
  const zone = useStoreTimeZone();
  const since = report.firstOrderAt === null ? '' : `Orders since ${dateOnly(report.firstOrderAt, zone)}. `;
  const age = (): string => {
    if (isCounting) return 'Counting again. Until then you see the previous figures.';
    if (report.isCurrent || hasFailed) return `Counted ${relativeTime(countedAt, now, zone)}.`;
    return 'These figures are out of date. They are counted again in a moment.';
  };
  return (
    <p role="status" className={styles.state}>
      {since}
      {age()}
    </p>
  );
}

/** The count waits this long after the last change, because merchants decide about several texts in a row. */
const AFTER_CHANGE_MS = 4_000;

/** Counts the report once for each reason if it is missing, old, or from other rules. */
function useFreshCount(
  { mutate, variables, isPending }: ReturnType<typeof useCountChannels>,
  report: ChannelReport | undefined,
  reason: string,
): { readonly isCounting: boolean; readonly hasFailed: boolean; readonly retry: () => void } {
  const needsCount = report !== undefined && !report.isCurrent && !report.isCounting;
  const wasAsked = variables === reason;
  const delay = report?.counted ? AFTER_CHANGE_MS : 0;
  useEffect(() => {
    if (!needsCount || wasAsked) return undefined;
    const timer = setTimeout(() => mutate(reason), delay);
    return () => clearTimeout(timer);
  }, [needsCount, wasAsked, reason, delay, mutate]);
  return {
    isCounting: wasAsked && isPending,
    hasFailed: needsCount && wasAsked && !isPending,
    retry: () => mutate(reason),
  };
}
