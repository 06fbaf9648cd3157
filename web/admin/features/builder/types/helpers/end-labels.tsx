import { TextField } from '@shopify/polaris';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import styles from '../../editor/editor.module.css';

interface EndLabelsProps {
  readonly minLabel: string;
  readonly maxLabel: string;
  readonly onChange: (labels: { minLabel?: string; maxLabel?: string }) => void;
}

/** The labels of both ends of a scale. The specification's labels are the default. */
export function EndLabels({ minLabel, maxLabel, onChange }: EndLabelsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label="Word at the low end"
        value={minLabel}
        onChange={(value) => onChange({ minLabel: value })}
        placeholder="Bad"
        maxLength={SURVEY_LIMITS.labelLength}
        autoComplete="off"
      />
      <TextField
        label="Word at the high end"
        value={maxLabel}
        onChange={(value) => onChange({ maxLabel: value })}
        placeholder="Great"
        maxLength={SURVEY_LIMITS.labelLength}
        autoComplete="off"
      />
    </div>
  );
}
