import { Button } from '@shopify/polaris';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { Report } from '#shared/report/report.ts';
import { SharePicturePanel } from '../../ui/share-picture/share-picture.tsx';
import { reportText } from './report-text.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { useBillingCustomer } from '../../lib/billing/subscription.ts';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CopyDetails } from '../../ui/toasts/copy-details.tsx';
import { useCreateShare } from './api/shares.ts';
import { LinkForm, type LinkFormProps } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import styles from './share.module.css';
import { useReport } from './use-report.ts';

interface ShareDialogProps {
  readonly surveyId: string;
  readonly name: string;
  readonly query: AnalyticsQuery;
  readonly onClose: () => void;
}

/** The ways to share the results: a link, paper, a picture and text. */
export function ShareDialog({ surveyId, name, query, onClose }: ShareDialogProps) {
  const report = useReport({ surveyId, name, query, isAsking: true });
  const create = useCreateShare(surveyId);
  return (
    // A link’s address is in the reply only, so the dialog waits for it.
    <Dialog title="Share results" maxWidth={620} isBusy={create.isPending} onClose={onClose}>
      <div className={styles.ways}>
        <section aria-label="Link">
          <h3>Link to a read-only page</h3>
          <p>Anyone with the link sees the figures without logging in. Each opening shows the newest ones.</p>
          <Links surveyId={surveyId} query={query} create={create} />
        </section>
        <section aria-label="Print">
          <div className={styles.row}>
            <div>
              <h3>Print</h3>
              <p>The headline, three findings and a chart for each question, on paper or as a PDF.</p>
            </div>
            <Button disabled={!report} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        </section>
        {report && <FindingPicture report={report} />}
        <section aria-label="Text">
          <h3>Copy as text</h3>
          <p>A summary for an email or a chat.</p>
          {report ? (
            <div className={styles.text}>
              <CopyDetails details={reportText(report)} />
            </div>
          ) : (
            <p role="status">The figures are loading.</p>
          )}
        </section>
      </div>
    </Dialog>
  );
}

/** The headline as a picture, with the answers that it is about. */
function FindingPicture({ report }: { readonly report: Report }) {
  const { headline, questions, answered, period, survey } = report;
  if (headline.certainty === 'open') return null;
  const about = questions.find(({ title }) => title.replace(/^\d+\. /, '') === headline.question);
  const rows = (about?.rows ?? []).flatMap(({ label, rate }) => (rate ? [{ label, ...rate }] : []));
  const picture = {
    ...{ question: headline.question ?? survey, said: headline.sentence },
    rows: rows.slice(0, MOST_ROWS),
    note: `${answered}, ${period}`,
  };
  return (
    <section aria-label="Picture">
      <h3>Picture</h3>
      <p>The headline in your store’s look, to post or to send.</p>
      <SharePicturePanel picture={picture} fileName="finding" />
    </section>
  );
}

const MOST_ROWS = 3;

function Links({ surveyId, query, create }: LinkFormProps) {
  const { open } = useUpgrade();
  const features = useBillingCustomer().data?.features;
  if (!features) return <p role="status">Your plan is loading.</p>;
  if (!isAllowed(features, { type: 'share_results' })) {
    return (
      <div className={styles.row}>
        <p>Your plan has no links. Printing and copying are in every plan.</p>
        <Button onClick={() => open('download_survey_reports')}>See plans</Button>
      </div>
    );
  }
  return (
    <>
      <LinkForm surveyId={surveyId} query={query} create={create} />
      <LinkList surveyId={surveyId} />
    </>
  );
}
