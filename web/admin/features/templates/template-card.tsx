import { Button } from '@shopify/polaris';
import type { Template } from '#shared/api/templates.ts';
import { UPGRADE_BUTTON } from '#shared/plan/upgrade.ts';
import { CategoryTag } from './category-tag.tsx';
import { Measures } from './measures.tsx';
import styles from './templates.module.css';
import { UseTemplateButton } from './use-template-button.tsx';

interface TemplateCardProps {
  template: Template;
  onPreview: (template: Template) => void;
}

/** Its actions show to whoever points at it or comes by keyboard, and always where there is nothing to point with. */
export function TemplateCard({ template, onPreview }: TemplateCardProps) {
  const { name, description, categoryTag } = template;
  return (
    <li className={styles.card}>
      <CategoryTag tag={categoryTag} />
      <h3 className={styles.name}>
        <button type="button" className={styles.whole} onClick={() => onPreview(template)}>
          {name}
        </button>
      </h3>
      <p className={styles.description}>{description}</p>
      <div className={styles.foot}>
        <Measures template={template} />
        <div className={styles.actions}>
          <Button size="slim" accessibilityLabel={`Preview: ${name}`} onClick={() => onPreview(template)}>
            Preview
          </Button>
          <UseTemplateButton template={template} locked={UPGRADE_BUTTON} size="slim" />
        </div>
      </div>
    </li>
  );
}
