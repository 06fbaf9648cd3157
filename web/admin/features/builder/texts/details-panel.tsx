import { TextField } from '@shopify/polaris';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { changeSurvey } from '../edit/change-survey.ts';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import { EditorPanel } from './editor-panel.tsx';

export function DetailsPanel() {
  const { session, kind } = useBuilder();
  const name = useBuilderState(({ definition }) => definition.name);
  const description = useBuilderState(({ definition }) => definition.description);
  const change = (changed: { name?: string; description?: string }): void => {
    session.edit((state) => changeSurvey(state, changed), Object.keys(changed).join());
  };
  const note = kind === 'survey' ? 'Shoppers never see these. They help you to find the survey.' : undefined;
  return (
    <EditorPanel title="Name and description" note={note}>
      <TextField
        label="Name"
        value={name}
        onChange={(value) => change({ name: value })}
        maxLength={SURVEY_LIMITS.nameLength}
        autoComplete="off"
      />
      <TextField
        label="Description (optional)"
        value={description}
        onChange={(value) => change({ description: value })}
        maxLength={SURVEY_LIMITS.descriptionLength}
        multiline={3}
        autoComplete="off"
      />
    </EditorPanel>
  );
}
