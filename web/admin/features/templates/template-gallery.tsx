import { useId, useState } from 'react';
import type { Template } from '#shared/api/templates.ts';
import { BILLING_MESSAGES } from '#shared/plan/upgrade.ts';
import { Notice } from '../../ui/notice.tsx';
import { tabId, Tabs } from '../../ui/tabs.tsx';
import { useTemplates } from '../../lib/list-templates.ts';
import { ScratchCard } from './scratch-card.tsx';
import { TemplateCard, type CardHeading } from './template-card.tsx';
import styles from './templates.module.css';

const ALL = 'All';

interface TemplateGalleryProps {
  onScratch: () => void;
  onPreview: (template: Template) => void;
  Heading?: CardHeading;
}

/** All templates by category, and starting from scratch, which works even if the templates cannot be loaded. */
export function TemplateGallery({ onScratch, onPreview, Heading = 'h3' }: TemplateGalleryProps) {
  const { data: templates, isError, isFetching, refetch } = useTemplates();
  const [category, setCategory] = useState(ALL);
  const [search, setSearch] = useState('');
  const panel = useId();
  const tabs = [ALL, ...new Set(templates?.map(({ categoryTag }) => categoryTag))];
  const shown = templates?.filter((template) => isShown(template, category, search));
  return (
    <div className={styles.gallery}>
      <Tabs label="Categories" tabs={tabs} selected={category} onSelect={setCategory} panel={panel} />
      <label hidden>
        Search templates
        <input type="search" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
      </label>
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

function isShown({ categoryTag, name, description }: Template, category: string, search: string): boolean {
  if (category !== ALL && categoryTag !== category) return false;
  return `${name} ${description}`.toLowerCase().includes(search.trim().toLowerCase());
}

function CardSkeletons() {
  return Array.from({ length: 5 }, (_, index) => (
    <li key={index} className={styles.skeleton}>
      {index === 0 && <span className={styles.hidden}>Loading templates</span>}
    </li>
  ));
}
