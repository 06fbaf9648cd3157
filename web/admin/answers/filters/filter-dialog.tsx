import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import { SEGMENT_CUSTOMER_TYPES } from '#shared/analytics/query.ts';
import { readAppearance } from '#shared/theme/appearance.ts';
import { PLACEMENT_TYPES } from '#shared/delivery/delivery.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { useStoreTimeZone } from '../../lib/store/store-time-zone.ts';
import { languageName } from '#shared/words/language-name.ts';
import { appearanceIn } from '../../lib/surveys/survey-appearance.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useFilterChoices } from '../api/filter-choices.ts';
import { useAnalyticsView } from '../view.ts';
import { AnsweredFields } from './answered-fields.tsx';
import { Checkboxes } from './checkboxes.tsx';
import { countryName } from '#shared/words/country-name.ts';
import { CUSTOMER_NAMES } from '#shared/analytics/filter-labels.ts';
import styles from './filters.module.css';
import { amountsFrom, OrderFields, amountTexts } from './order-fields.tsx';

/** All filters of the results. They apply when the dialog is confirmed. */
export function FilterDialog({ onClose }: { onClose: () => void }) {
  const view = useAnalyticsView();
  const [draft, setDraft] = useState(view.query);
  const [amounts, setAmounts] = useState(() => amountTexts(view.query.orderValue));
  const order = amountsFrom(amounts);
  const change = (to: Partial<AnalyticsQuery>): void => setDraft({ ...draft, ...to });
  const apply = (): void => {
    if (order.fault !== null) return;
    const { versions, countries, customerTypes, placements, languages, answered } = draft;
    view.changeQuery({
      versions,
      countries,
      customerTypes,
      placements,
      languages,
      answered,
      orderValue: order.range,
    });
    onClose();
  };
  const clear = (): void => {
    setDraft({ ...DEFAULT_QUERY, range: draft.range, period: draft.period, compare: draft.compare });
    setAmounts(amountTexts(null));
  };
  const footer = (
    <>
      <Button onClick={clear}>Clear filters</Button>
      <Button variant="primary" onClick={apply} disabled={order.fault !== null}>
        Show results
      </Button>
    </>
  );
  return (
    <Dialog
      title="Filter responses"
      subtitle="Only responses for which all of this is true are counted."
      maxWidth={520}
      onClose={onClose}
      footer={footer}
    >
      <div className={styles.fields}>
        <WhoFields draft={draft} onChange={change} />
        <OrderFields amounts={amounts} fault={order.fault} onChange={setAmounts} />
        <AnsweredFields answered={draft.answered} onChange={(answered) => change({ answered })} />
      </div>
    </Dialog>
  );
}

interface WhoFieldsProps {
  readonly draft: AnalyticsQuery;
  readonly onChange: (change: Partial<AnalyticsQuery>) => void;
}

function WhoFields({ draft, onChange }: WhoFieldsProps) {
  const { surveyId } = useAnalyticsView();
  const { data: choices, error, refetch } = useFilterChoices(surveyId);
  const timeZone = useStoreTimeZone();
  if (error && !choices) {
    return (
      <p className={styles.error} role="alert">
        {error.message}{' '}
        <Button variant="plain" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!choices) return <p className={styles.hint}>Looking up who answered…</p>;
  const responsesOf = (list: readonly { value: string; responses: number }[], value: string) =>
    (list.find((each) => each.value === value)?.responses ?? 0).toLocaleString();
  const countries = [...new Set([...choices.countries.map(({ value }) => value), ...draft.countries])];
  return (
    <>
      <Checkboxes
        legend="Customer"
        values={SEGMENT_CUSTOMER_TYPES}
        chosen={draft.customerTypes}
        nameOf={(type) => CUSTOMER_NAMES[type]}
        noteOf={(type) => responsesOf(choices.customerTypes, type)}
        onChange={(customerTypes) => onChange({ customerTypes })}
      />
      <Checkboxes
        legend="Country"
        values={countries}
        chosen={draft.countries}
        nameOf={countryName}
        noteOf={(code) => responsesOf(choices.countries, code)}
        onChange={(chosen) => onChange({ countries: chosen })}
        none="No responses yet, so no countries."
      />
      <Checkboxes
        legend="Where it was answered"
        values={PLACEMENT_TYPES}
        chosen={draft.placements}
        nameOf={(type) => PLACEMENT_WORDS[type].name}
        noteOf={(type) => responsesOf(choices.placements, type)}
        onChange={(placements) => onChange({ placements })}
      />
      <LanguageField draft={draft} translated={choices.languages} onChange={onChange} />
      <Checkboxes
        legend="Version of the survey"
        values={choices.versions.map(({ version }) => version)}
        chosen={draft.versions}
        nameOf={(version) => `Version ${version}`}
        noteOf={(version) => publishedOn(choices.versions, version, timeZone)}
        onChange={(versions) => onChange({ versions: [...versions].sort((a, b) => a - b) })}
        hint="Without a choice, versions are added up wherever a question means the same."
        none="Not published yet."
      />
    </>
  );
}

interface LanguageFieldProps extends WhoFieldsProps {
  readonly translated: readonly string[];
}

/** Only for a survey that has been published in more than one language. */
function LanguageField({ draft, translated, onChange }: LanguageFieldProps) {
  const settings = useStoreDetails().data?.store.merchantDetails.settings;
  if (translated.length + draft.languages.length === 0) return null;
  const own = readAppearance(appearanceIn(settings)).language;
  return (
    <Checkboxes
      legend="Language of the survey"
      values={[...new Set([own, ...translated, ...draft.languages])]}
      chosen={draft.languages}
      nameOf={languageName}
      noteOf={(language) => (language === own ? 'Your own words' : '')}
      onChange={(languages) => onChange({ languages })}
    />
  );
}

function publishedOn(
  versions: readonly { version: number; publishedAt: string }[],
  version: number,
  timeZone: string,
): string {
  const found = versions.find((each) => each.version === version);
  return found ? `Published ${dayIn(found.publishedAt, timeZone)}` : '';
}

function dayIn(moment: string, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone }).format(new Date(moment));
  } catch {
    return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(moment));
  }
}
