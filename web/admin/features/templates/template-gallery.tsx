import { useId, useState } from 'react';
import type { Template } from '#shared/api/templates.ts';
import { BILLING_MESSAGES } from '../../lib/billing/billing-messages.ts';
import { Notice } from '../../ui/notice.tsx';
import spoken from '../../ui/spoken.module.css';
import { tabId, Tabs } from '../../ui/tabs.tsx';
import { useTemplates } from '../../lib/surveys/list-templates.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { NPS_MEASURE, NpsCard } from './nps-card.tsx';
import { ScratchCard } from './scratch-card.tsx';
import { TemplateCard, type CardHeading } from './template-card.tsx';
import styles from './templates.module.css';

const ALL = 'All';

interface TemplateGalleryProps {
  onScratch: () => void;
  onPreview: (template: Template) => void;
  Heading?: CardHeading;
  /** The page of templates; the picker's search is hidden. */
  isPage?: boolean;
}

/** All templates by category, and starting from scratch, which works even if the templates cannot be loaded. */
export function TemplateGallery({
  onScratch,
  onPreview,
  Heading = 'h3',
  isPage = false,
}: TemplateGalleryProps) {
  const { data: templates, isError, isFetching, refetch } = useTemplates();
  const [category, setCategory] = useState(ALL);
  const [search, setSearch] = useState('');
  const panel = useId();
  const tabs = [ALL, ...new Set(templates?.map(({ categoryTag }) => categoryTag))];
  const shown = templates?.filter((template) => isShown(template, category, search));
  const hasMeasure = isPage && templates !== undefined && isShown(NPS_MEASURE, category, search);
  const isSearch = search.trim() !== '';
  const found = (shown?.length ?? 0) + Number(hasMeasure);
  return (
    <div className={styles.gallery}>
      <Search value={search} onChange={setSearch} isHidden={!isPage} />
      <Tabs label="Categories" tabs={tabs} selected={category} onSelect={setCategory} panel={panel} />
      {isPage && (
        <p role="status" className={isSearch ? styles.found : spoken.only}>
          {isSearch && shown && foundText(found)}
        </p>
      )}
      {isError && !templates && (
        <Notice
          tone="critical"
          heading="The templates could not be loaded"
          action={{ label: BILLING_MESSAGES.retry, onAction: () => void refetch(), isBusy: isFetching }}
        >
          You can start from scratch all the same.
        </Notice>
      )}
      <div
        id={panel}
        role="tabpanel"
        aria-labelledby={tabId(panel, category)}
        aria-busy={!templates && !isError}
      >
        <ul className={styles.grid}>
          <ScratchCard onChoose={onScratch} Heading={Heading} />
          {hasMeasure && <NpsCard Heading={Heading} />}
          {shown?.map((template) => (
            <TemplateCard
              key={template.surveyId}
              template={template}
              onPreview={onPreview}
              Heading={Heading}
            />
          ))}
          {!templates && !isError && <CardSkeletons />}
        </ul>
      </div>
    </div>
  );
}

interface SearchProps {
  value: string;
  onChange: (text: string) => void;
  isHidden: boolean;
}

function Search({ value, onChange, isHidden }: SearchProps) {
  return (
    <label hidden={isHidden} className={styles.search}>
      <span className={spoken.only}>Search templates</span>
      <input
        type="search"
        placeholder="Search templates"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

function foundText(count: number): string {
  return count === 0
    ? 'No template matches. Try fewer words, or start from scratch.'
    : `${pluralize(count, 'template')} found`;
}

type Described = Pick<Template, 'categoryTag' | 'name' | 'description'>;

function isShown({ categoryTag, name, description }: Described, category: string, search: string): boolean {
  if (category !== ALL && categoryTag !== category) return false;
  return `${name} ${description}`.toLowerCase().includes(search.trim().toLowerCase());
}

function CardSkeletons() {
  return Array.from({ length: 5 }, (_, index) => (
    <li key={index} className={styles.skeleton}>
      {index === 0 && <span className={spoken.only}>Loading templates</span>}
    </li>
  ));
}
