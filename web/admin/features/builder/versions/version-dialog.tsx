import { Button } from '@shopify/polaris';
import { useMemo } from 'react';
import { openDefinition } from '#shared/survey/edit/editing-state.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { useSurveyAppearance } from '../../../lib/surveys/survey-appearance.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { ChangeList } from '../changes/change-list.tsx';
import { describeChanges } from '../changes/describe-changes.ts';
import { SurveyFrame } from '../preview/survey-frame.tsx';
import { useVersion } from '../publish/use-version.ts';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import styles from './versions.module.css';

const WIDTH = 560;

interface VersionDialogProps {
  readonly surveyId: string;
  readonly version: number;
  readonly onClose: () => void;
}

/** An answerable preview of a published version, and how the draft differs from it. */
export function VersionDialog({ surveyId, version, onClose }: VersionDialogProps) {
  const { session, goTo } = useBuilder();
  const { show } = useToasts();
  const query = useVersion(surveyId, version);
  const definition = query.data?.definition;
  const restore = (restored: SurveyDefinition): void => {
    session.edit(() => openDefinition(restored));
    const undo = session.undoOfLastStep();
    onClose();
    goTo('question');
    show({
      title: `Version ${version} is your draft now`,
      description: 'What is live stays as it is until you publish.',
      action: { label: 'Undo', onAction: undo },
    });
  };
  return (
    <Dialog
      title={`Version ${version}`}
      maxWidth={WIDTH}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" disabled={!definition} onClick={() => definition && restore(definition)}>
            Restore to the draft
          </Button>
        </>
      }
    >
      {query.isPending && <p aria-busy="true">Loading this version…</p>}
      {query.isError && (
        <Notice
          tone="critical"
          heading="This version could not be loaded"
          action={{ label: 'Try again', onAction: () => void query.refetch(), isBusy: query.isFetching }}
        >
          {query.error.message}
        </Notice>
      )}
      {definition && <VersionView definition={definition} />}
    </Dialog>
  );
}

function VersionView({ definition }: { definition: SurveyDefinition }) {
  const draft = useBuilderState((state) => state.definition);
  const changes = describeChanges(definition, draft);
  const appearance = useSurveyAppearance();
  const settings = useMemo(() => ({ definition, ...appearance, preview: true }), [definition, appearance]);
  return (
    <div className={styles.view}>
      <div className={styles.stage}>
        <SurveyFrame settings={settings} />
      </div>
      <h3>{changes.length > 0 ? 'Your draft differs from it' : 'Your draft is the same'}</h3>
      <ChangeList changes={changes} />
    </div>
  );
}
