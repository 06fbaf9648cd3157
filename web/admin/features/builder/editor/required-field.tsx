import { Checkbox } from '@shopify/polaris';
import type { Question } from '#shared/survey/question.ts';
import { changeWording } from '../edit/change-question.ts';
import { useBuilder } from '../screen/builder-context.tsx';

export function RequiredField({ question }: { question: Question }) {
  const { session } = useBuilder();
  return (
    <Checkbox
      label="An answer is required"
      checked={question.isRequired}
      onChange={(isRequired) =>
        session.edit((state) => changeWording(state, question.questionId, { isRequired }))
      }
    />
  );
}
