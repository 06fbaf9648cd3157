import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { checkLogic } from '#shared/survey/flow/check-logic.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SendDialog } from '../../../ui/dialog/send-dialog.tsx';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useBuilderState } from '../screen/builder-context.tsx';
import { LiveChanges } from './live-changes.tsx';
import { MeaningQuestions } from './meaning-questions.tsx';
import { IssueList } from './issue-list.tsx';
import styles from './publish.module.css';
import { PublishRefusal } from './publish-refusal.tsx';
import { useVersion } from './use-version.ts';
import { useMeanings } from './use-meanings.ts';
import { usePublish } from './use-publish.ts';
import { readinessOf, type Readiness } from './publish-readiness.ts';

const WIDTH = 560;

interface PublishDialogProps {
  readonly surveyId: string;
  readonly liveVersion: number | null;
  readonly onClose: () => void;
  readonly onPublished: (survey: SurveyDetails) => void;
}

/** Lists what is missing; otherwise lists the changes, asks what changed texts mean, and publishes. */
export function PublishDialog(props: PublishDialogProps) {
  const definition = useBuilderState((state) => state.definition);
  const [readiness] = useState(() => readinessOf(definition, checkLogic(definition)));
  return readiness.errors.length > 0 ? (
    <NotReady readiness={readiness} onClose={props.onClose} />
  ) : (
    <Ready {...props} readiness={readiness} />
  );
}

function NotReady({ readiness, onClose }: { readiness: Readiness; onClose: () => void }) {
  return (
    <Dialog
      title="Not ready to publish yet"
      maxWidth={WIDTH}
      onClose={onClose}
      footer={<Button onClick={onClose}>Go on editing</Button>}
    >
      <div className={styles.body}>
        <IssueList heading="To fix" tone="error" issues={readiness.errors} onOpen={onClose} />
        <IssueList heading="Worth a look" tone="warning" issues={readiness.warnings} onOpen={onClose} />
      </div>
    </Dialog>
  );
}

function Ready({
  surveyId,
  liveVersion,
  onClose,
  onPublished,
  readiness,
}: PublishDialogProps & { readiness: Readiness }) {
  const isFirst = liveVersion === null;
  const definition = useBuilderState((state) => state.definition);
  const live = useVersion(surveyId, liveVersion);
  const finish = useFinish(isFirst, onClose, onPublished);
  const publish = usePublish(surveyId, finish, onClose);
  const meanings = useMeanings(live.data?.definition, definition, publish.error);
  const isUnknown = !isFirst && !live.data;
  const isBusy = publish.isPending;
  return (
    <SendDialog
      title={isFirst ? 'Publish this survey' : 'Publish changes'}
      maxWidth={WIDTH}
      keep="Cancel"
      send="Publish now"
      isBusy={isBusy}
      isReady={meanings.isAnswered && !isUnknown}
      onSend={() => publish.mutate(meanings.choices)}
      onClose={onClose}
    >
      <div className={styles.body}>
        <PublishRefusal error={publish.error} />
        {isFirst ? (
          <p>
            Shoppers answer it as it is now. Go on editing as you like: they see changes when you publish
            again.
          </p>
        ) : (
          <LiveChanges live={live} definition={definition} />
        )}
        {meanings.asked.length > 0 && (
          <MeaningQuestions asked={meanings.asked} answers={meanings.answers} onAnswer={meanings.answer} />
        )}
        <IssueList
          heading="Worth a look"
          tone="warning"
          issues={readiness.warnings}
          isDisabled={isBusy}
          onOpen={onClose}
        />
      </div>
    </SendDialog>
  );
}

function useFinish(isFirst: boolean, onClose: () => void, onPublished: (survey: SurveyDetails) => void) {
  const { show } = useToasts();
  return (survey: SurveyDetails): void => {
    onPublished(survey);
    onClose();
    show({
      variant: 'success',
      title: isFirst ? 'Your survey is published' : 'Your changes are published',
      description: 'You can go on editing; nothing changes for shoppers until you publish again.',
    });
  };
}
