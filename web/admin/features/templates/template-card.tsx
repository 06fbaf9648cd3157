import { Button } from '@shopify/polaris';
import type { Template } from '#shared/api/templates.ts';
import { UPGRADE_BUTTON } from '#shared/plan/upgrade.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../lib/path-to.ts';
import { CategoryTag } from './category-tag.tsx';
import { TemplateSize } from './template-size.tsx';
import styles from './templates.module.css';
import { UseTemplateButton } from './use-template-button.tsx';

export type CardHeading = 'h2' | 'h3';

interface TemplateCardProps {
  template: Template;
  onPreview: (template: Template) => void;
  /** One level below the heading above the card. */
  Heading?: CardHeading;
}

/** Its actions show on hover and focus, and always on devices that cannot hover. */
export function TemplateCard({ template, onPreview, Heading = 'h3' }: TemplateCardProps) {
  const { surveyId, name, description, categoryTag } = template;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <CategoryTag tag={categoryTag} />
        <span className={styles.actions}>
          <Button
            variant="plain"
            size="slim"
            accessibilityLabel={`Edit template: ${name}`}
            url={pathTo(ROUTES.templateEditor, { templateId: surveyId })}
          >
            Edit template
          </Button>
        </span>
      </div>
      <Heading className={styles.name}>
        <button type="button" className={styles.whole} onClick={() => onPreview(template)}>
          {name}
        </button>
      </Heading>
      <p className={styles.description}>{description}</p>
      <div className={styles.foot}>
        <TemplateSize template={template} />
        <div className={styles.actions}>
          <Button size="slim" accessibilityLabel={`Preview: ${name}`} onClick={() => onPreview(template)}>
            Preview
          </Button>
          <UseTemplateButton template={template} locked={UPGRADE_BUTTON} isOnCard />
        </div>
      </div>
    </li>
  );
}
