import { Button } from '@shopify/polaris';
import { isAllowed } from '#shared/plan/gates.ts';
import { setSplit } from '../edit/change-survey.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { useUpgrade } from '../../../lib/billing/upgrade.tsx';
import { EditorPanel } from '../texts/editor-panel.tsx';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import { firstSplit } from './first-split.ts';
import { ADD_VERSION_ID, SplitEditor, WORDING_FIELD_ID, type ShownVariant } from './split-editor.tsx';
import styles from './split.module.css';

/** Tests another wording or order of one thing. */
export function SplitPanel(shown: ShownVariant) {
  const { session } = useBuilder();
  const definition = useBuilderState((state) => state.definition);
  const selectedId = useBuilderState(({ selectedQuestionId }) => selectedQuestionId);
  const { open } = useUpgrade();
  const features = useBillingCustomer().data?.features;
  const { split } = definition;
  const start = firstSplit(definition, selectedId);
  const begin = (): void => {
    if (features && !isAllowed(features, { type: 'filter_analytics' })) open('advanced_analytics');
    else if (start) {
      focusAfter(() => {
        session.edit((state) => setSplit(state, start));
        shown.onVariant('b');
      }, WORDING_FIELD_ID);
    }
  };
  return (
    <EditorPanel
      title="Compare two versions"
      note="Half of your shoppers see each. A shopper always sees the same one."
    >
      {split === undefined ? (
        <>
          <p className={styles.about}>
            Word a question differently, or change an order. The results say whether shoppers answer
            differently, and how certain that is. All other figures count both versions together.
          </p>
          <div>
            <Button id={ADD_VERSION_ID} onClick={begin} disabled={!start || !features}>
              Add version B
            </Button>
          </div>
          {!start && <p className={styles.about}>Add a question first.</p>}
        </>
      ) : (
        <SplitEditor definition={definition} split={split} {...shown} />
      )}
    </EditorPanel>
  );
}
