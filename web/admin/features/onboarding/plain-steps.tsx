import type { Onboarding, StoreDetails } from '#shared/api/store.ts';
import brand from '../../ui/brand/brand.module.css';
import { GOALS } from './goals.ts';
import styles from './onboarding.module.css';

/** Shows the store, so that the merchant does not set up the wrong one. */
export function WelcomeStep({ details }: { details: StoreDetails }) {
  const { storeUrl, merchantDetails } = details.store;
  const { businessName, timezone } = merchantDetails;
  const facts = [
    ['Your store', storeUrl],
    ['Its currency', details.metadata.currency],
    ['Its time zone', timezone],
  ] as const;
  return (
    <>
      <h1 className={brand.heading}>{businessName ? `Welcome, ${businessName}` : 'Welcome'}</h1>
      <p className={brand.lead}>
        Two more steps and a plan, and you can ask your shoppers. This is what your store told us.
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={brand.hint}>
        Amounts and days in your results follow these. They are changed in your store.
      </p>
    </>
  );
}

interface ReadyStepProps {
  goal: Onboarding['goal'];
  /** The page where the merchant turns on the app embed. */
  appEmbedUrl: string;
}

export function ReadyStep({ goal, appEmbedUrl }: ReadyStepProps) {
  const chosen = GOALS.find(({ id }) => id === goal);
  return (
    <>
      <h1 className={brand.heading}>Add Askwell to your store</h1>
      <p className={brand.lead}>
        Your pages show surveys through one small script, which you switch on in your theme. Shoppers see
        nothing of it before you publish a survey.
      </p>
      <ol className={styles.list}>
        <li>
          <strong>Open your theme’s app embeds.</strong>
          <a href={appEmbedUrl} target="_blank" rel="noopener">
            Open them in a new tab
          </a>
        </li>
        <li>
          <strong>Switch on Askwell and save.</strong>
          <span>You can also do it later, and a survey has a page of its own for links and emails too.</span>
        </li>
        <li>
          <strong>Come back here and choose a plan.</strong>
          <span>
            {chosen
              ? `The free one will do. Templates for “${chosen.question}” will be waiting.`
              : 'The free one will do. All templates will be waiting.'}
          </span>
        </li>
      </ol>
    </>
  );
}
