import type { ReactNode } from 'react';
import type { Template } from '#shared/api/templates.ts';
import brand from '../../ui/brand/brand.module.css';
import styles from './onboarding.module.css';

interface LookStepProps {
  readonly template: Template | undefined;
  readonly renderPreview: (template: Template) => ReactNode;
}

/** The whole survey, to be answered as on the store. */
export function LookStep({ template, renderPreview }: LookStepProps) {
  return (
    <>
      <h1 className={brand.heading}>Your survey in your store’s look</h1>
      <div className={styles.preview} aria-busy={template === undefined}>
        {template && renderPreview(template)}
      </div>
    </>
  );
}
