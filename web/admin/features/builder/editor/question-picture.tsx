import { changePicture } from '../edit/change-picture.ts';
import type { Question } from '#shared/survey/question.ts';
import { PictureField } from '../../../ui/picture-field/picture-field.tsx';
import { useBuilder } from '../screen/builder-context.tsx';

/** The picture above a question's answers. */
export function QuestionPicture({ question }: { question: Question }) {
  const { session } = useBuilder();
  const { questionId, picture = null } = question;
  return (
    <PictureField
      label="Picture (optional)"
      purpose="question"
      isBrief
      picture={picture}
      onChange={(next) =>
        session.edit((state) => changePicture(state, questionId, next), `picture ${questionId}`)
      }
      onUpload={session.expectEdit}
    />
  );
}
