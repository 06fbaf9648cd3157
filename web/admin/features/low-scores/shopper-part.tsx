import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type {
  Discount,
  Inbox,
  LowScoreEvent,
  LowScoreShopper,
  WholeLowScore,
} from '#shared/api/analytics-inbox.ts';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { useStoreTimeZone } from '../../lib/store/store-time-zone.ts';
import { useNow } from '../../lib/use-now.ts';
import { exactMoney } from '#shared/words/money.ts';
import { AdminLink, NOT_VERIFIED } from '../../answers/list/response-facts.tsx';
import { DiscountForm } from './discount-form.tsx';
import styles from './inbox.module.css';
import { worstScore } from './low-score-parts.tsx';
import { mailAddress, mailDraft } from './mail-draft.ts';
import { useShopper } from './use-inbox.ts';

interface ShopperProps {
  readonly surveyId: string;
  readonly lowScore: WholeLowScore;
  readonly discounts: Inbox['discounts'] | undefined;
  readonly ownName: string;
  readonly onMail: () => void;
}

/** Who gave the low score, as far as the store tells, and what can be done for them. */
export function ShopperPart({ surveyId, lowScore, discounts, ownName, onMail }: ShopperProps) {
  const { responseId, order } = lowScore;
  const isKnown = order?.isVerified === true && order.orderId !== null;
  const shopper = useShopper(surveyId, responseId, isKnown);
  return (
    <section className={styles.shopper} aria-label="Shopper">
      {shopper.data?.name && <p className={styles.name}>{shopper.data.name}</p>}
      <OrderLine lowScore={lowScore} shopper={shopper.data} />
      {shopper.isError && (
        <p className={styles.quiet}>
          The store did not answer, so the shopper’s name is missing. The order’s page has it.
        </p>
      )}
      {isKnown ? (
        <Actions
          surveyId={surveyId}
          lowScore={lowScore}
          shopper={shopper.data}
          isAsking={shopper.isPending}
          {...{ discounts, ownName, onMail }}
        />
      ) : (
        <p className={styles.quiet}>{order === null ? WITHOUT_ORDER : CLAIMED}</p>
      )}
    </section>
  );
}

const WITHOUT_ORDER = 'This answer came without an order, so nobody knows whom to write to.';
const CLAIMED =
  'The store has not confirmed that this order belongs to the answer, so do not write to its customer about it.';

function OrderLine({
  lowScore: { order },
  shopper,
}: {
  lowScore: WholeLowScore;
  shopper: LowScoreShopper | undefined;
}) {
  const shop = useStoreDetails().data?.store.storeUrl;
  if (order === null) return null;
  const { orderId, value, currency, isVerified } = order;
  return (
    <p className={styles.quiet}>
      {orderId === null ? (
        'Order'
      ) : (
        <AdminLink shop={shop} kind="orders" id={orderId} name={shopper?.orderName ?? undefined} />
      )}
      {value !== null && ` of ${exactMoney(Number(value), currency ?? '')}`}
      {!isVerified && NOT_VERIFIED}
    </p>
  );
}

interface ActionsProps extends ShopperProps {
  readonly shopper: LowScoreShopper | undefined;
  /** The store has not answered yet. */
  readonly isAsking: boolean;
}

function Actions({ surveyId, lowScore, shopper, isAsking, discounts, ownName, onMail }: ActionsProps) {
  const [isGiving, setGiving] = useState(false);
  const draft = useDraft(lowScore, shopper, ownName);
  const email = shopper?.email ?? null;
  return (
    <>
      <div className={styles.actions}>
        <Button url={mailAddress(email, draft)} target="_top" disabled={isAsking} onClick={onMail}>
          Write to them
        </Button>
        <Button onClick={() => setGiving(!isGiving)} ariaExpanded={isGiving}>
          Discount code
        </Button>
      </div>
      {!isAsking && email === null && (
        <p className={styles.quiet}>
          The store gave no email address, so the email opens without one. Copy the address from the order’s
          page.
        </p>
      )}
      {isGiving && discounts && (
        <DiscountForm
          surveyId={surveyId}
          responseId={lowScore.responseId}
          discounts={discounts}
          ownName={ownName}
        />
      )}
    </>
  );
}

function useDraft(lowScore: WholeLowScore, shopper: LowScoreShopper | undefined, ownName: string) {
  const merchant = useStoreDetails().data?.store.merchantDetails;
  const timeZone = useStoreTimeZone();
  const now = useNow();
  const { scores, words, history, language } = lowScore;
  return mailDraft({
    language,
    name: shopper?.name ?? null,
    score: worstScore(scores) ?? null,
    words: words[0]?.body ?? null,
    discount: newestValidDiscount(history, now),
    signature: ownName,
    store: merchant?.businessName ?? '',
    timeZone,
  });
}

/** The history has the newest first. */
function newestValidDiscount(history: WholeLowScore['history'], now: number): Discount | null {
  const isValid = ({ discount }: LowScoreEvent) => discount !== null && Date.parse(discount.endsAt) > now;
  return history.find(isValid)?.discount ?? null;
}
