import { FIGURES, FINDINGS } from '../../answers/address.ts';
import styles from '../../answers/frame.module.css';
import { useAnalyticsView } from '../../answers/view.ts';
import { WholeQuestion } from '../../features/findings/whole-question.tsx';
import { FiguresPart } from '../../features/more-figures/figures-part.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** What a finding or a question opens: the figures behind it, over the findings. It has an address of its own. */
export function AnswersDrawer() {
  const { surveyId, query, shown, show } = useAnalyticsView();
  const { figures, question } = shown;
  const name = FIGURES.find(({ id }) => id === figures)?.name;
  if (name === undefined && question === null) return null;
  return (
    <Dialog
      key={figures ?? question}
      title={name ?? 'The whole question'}
      maxWidth={520}
      isDrawer
      onClose={() => show(FINDINGS)}
    >
      <div className={styles.drawer}>
        {figures !== null && <FiguresPart {...{ surveyId, query, figures }} />}
        {figures === null && question !== null && (
          <WholeQuestion surveyId={surveyId} query={query} meaningId={question} />
        )}
      </div>
    </Dialog>
  );
}
