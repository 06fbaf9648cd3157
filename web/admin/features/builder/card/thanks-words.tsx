import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { ThankYou } from '#shared/survey/definition.ts';
import { changeThankYou } from '../edit/change-survey.ts';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import styles from './card.module.css';
import { Words } from './words.tsx';

/** The words of the thank-you screen, with its discount code. */
export function ThanksWords() {
  const { session } = useBuilder();
  const { title, message, discountCode } = useBuilderState(({ definition }) => definition.thankYou);
  const change = (changed: Partial<ThankYou>): void => {
    session.edit((state) => changeThankYou(state, changed), `thanks ${Object.keys(changed).join()}`);
  };
  return (
    <>
      <Words
        isMain
        place="title"
        label="Heading"
        value={title}
        onChange={(value) => change({ title: value })}
        placeholder="No heading"
        maxLength={SURVEY_LIMITS.thankYouLength}
      />
      <Words
        isMain
        place="message"
        label="Message"
        value={message}
        onChange={(value) => change({ message: value })}
        placeholder="No message"
        maxLength={SURVEY_LIMITS.thankYouLength}
      />
      <div slot="code" className={styles.code}>
        <Words
          isMain
          label="Discount code (optional)"
          value={discountCode ?? ''}
          onChange={(value) => change({ discountCode: value.trim() === '' ? null : value.trim() })}
          placeholder="Add a discount code"
          maxLength={SURVEY_LIMITS.discountCodeLength}
        />
      </div>
    </>
  );
}
