import type { Template } from '#shared/api/templates.ts';
import { CategoryTag } from './category-tag.tsx';
import { TemplateSize } from './template-size.tsx';
import styles from './templates.module.css';

export function TemplateFacts({ template }: { template: Template }) {
  return (
    <div className={styles.facts}>
      <CategoryTag tag={template.categoryTag} />
      <TemplateSize template={template} />
    </div>
  );
}
