import { ChoiceList } from '@shopify/polaris';
import { useState } from 'react';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import { parsePlace, type CustomerTypeFilter, type LocationFilter } from '#shared/audience/filters.ts';
import { allows } from '#shared/plan/features.ts';
import type { DeliveryDraft } from '../../lib/surveys/delivery-draft.ts';
import { useBillingCustomer } from '../../lib/billing/subscription.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { audienceOf, partsOf, type AudienceParts } from './audience-parts.ts';
import { CountryPicker } from './country-picker.tsx';
import { Gated } from './gated.tsx';
import { OrderValueField, orderValueText } from './order-value-field.tsx';
import { ReachLine } from './reach-line.tsx';
import { Simulator } from './simulator.tsx';
import styles from './target.module.css';

interface AudienceSettingsProps {
  readonly about: SurveyDelivery;
  readonly draft: DeliveryDraft;
}

/** The survey's audience: three filters and a simulator. */
export function AudienceSettings({ about, draft }: AudienceSettingsProps) {
  const { audience } = draft.settings;
  const parts = partsOf(audience);
  const customer = useBillingCustomer().data;
  const isGated = customer !== undefined && !allows(customer.features, 'advanced_survey_targeting');
  const change = (to: Partial<AudienceParts>): void =>
    draft.change({ audience: audienceOf({ ...parts, ...to }) });
  return (
    <>
      <ReachLine audience={audience} />
      <Panel heading="Customers">
        <ChoiceList
          title="Customers"
          titleHidden
          choices={CUSTOMERS}
          selected={[parts.customers]}
          onChange={([value]) => change({ customers: value as CustomerTypeFilter['value'] })}
        />
      </Panel>
      <Panel heading="Countries" hint="The country that your store’s page gives for the shopper.">
        <Gated
          isGated={isGated}
          filter={parts.location && locationText(parts.location)}
          onRemove={() => change({ location: null })}
        >
          <Countries location={parts.location} onChange={(location) => change({ location })} />
        </Gated>
      </Panel>
      <Panel
        heading="Order value"
        hint="On the thank-you page, the value of the order. On other pages, the value of the cart."
      >
        <Gated
          isGated={isGated}
          filter={parts.orderValue && orderValueText(parts.orderValue, about.currency)}
          onRemove={() => change({ orderValue: null })}
        >
          <OrderValueField
            filter={parts.orderValue}
            currency={about.currency}
            onChange={(orderValue) => change({ orderValue })}
          />
        </Gated>
      </Panel>
      <Simulator about={about} settings={draft.settings} />
    </>
  );
}

const CUSTOMERS = [
  { value: 'all', label: 'Everybody' },
  { value: 'firstTime', label: 'New customers', helpText: 'Their first order' },
  { value: 'repeat', label: 'Repeat customers', helpText: 'They have ordered before' },
];

const LOCATION_OPERATORS: Readonly<Record<LocationFilter['operator'], string>> = {
  contains: 'In these countries',
  does_not_contains: 'Everywhere else',
};

function locationText({ operator, values }: LocationFilter): string {
  return `${LOCATION_OPERATORS[operator]}: ${values.map((place) => parsePlace(place).name).join(', ')}`;
}

interface CountriesProps {
  readonly location: AudienceParts['location'];
  readonly onChange: (location: AudienceParts['location']) => void;
}

function Countries({ location, onChange }: CountriesProps) {
  // Without countries there is no filter that keeps the operator.
  const [lastOperator, setLastOperator] = useState(location?.operator ?? 'contains');
  const operator = location?.operator ?? lastOperator;
  const values = location?.values ?? [];
  const change = (to: Pick<LocationFilter, 'operator' | 'values'>): void => {
    setLastOperator(to.operator);
    onChange(to.values.length === 0 ? null : { type: 'location', ...to });
  };
  return (
    <div className={styles.fields}>
      <Select
        label="Which"
        options={[
          { value: 'contains', label: LOCATION_OPERATORS.contains },
          { value: 'does_not_contains', label: LOCATION_OPERATORS.does_not_contains },
        ]}
        value={operator}
        onChange={(value) => change({ operator: value as typeof operator, values })}
      />
      <CountryPicker values={values} onChange={(to) => change({ operator, values: to })} />
      {values.length === 0 && (
        <p className={styles.quiet}>No country chosen, so the country does not matter.</p>
      )}
    </div>
  );
}
