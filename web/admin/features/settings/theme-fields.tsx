import { useId } from 'react';
import { DEFAULT_THEME, LARGEST_RADIUS, type Theme } from '#shared/theme/theme.ts';
import { Select } from '../../ui/select.tsx';
import spoken from '../../ui/spoken.module.css';
import styles from './settings.module.css';

interface ThemeFieldsProps {
  theme: Theme;
  onChange: (change: Partial<Theme>) => void;
}

const SCHEMES = [
  { value: 'auto', label: 'As the page under the survey has it' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const FONTS = [
  { value: 'system', label: 'Plain' },
  { value: 'serif', label: 'With serifs' },
  { value: 'rounded', label: 'Rounded' },
];

export function ThemeFields({ theme, onChange }: ThemeFieldsProps) {
  const radius = useId();
  return (
    <div className={styles.fields}>
      <ColourField
        label="Accent"
        value={theme.accent}
        standard={DEFAULT_THEME.accent}
        onChange={(accent) => onChange({ accent: accent ?? DEFAULT_THEME.accent })}
      />
      <ColourField
        label="Background"
        value={theme.background}
        standard="#ffffff"
        canBeStandard
        onChange={(background) => onChange({ background })}
      />
      <ColourField
        label="Text"
        value={theme.text}
        standard="#181c1e"
        canBeStandard
        onChange={(text) => onChange({ text })}
      />
      <Select
        label="Light or dark"
        options={SCHEMES}
        value={theme.scheme}
        onChange={(scheme) => onChange({ scheme: scheme as Theme['scheme'] })}
      />
      <Select
        label="Font"
        options={FONTS}
        value={theme.font}
        onChange={(font) => onChange({ font: font as Theme['font'] })}
      />
      <div className={styles.range}>
        <label htmlFor={radius}>Corners: {theme.radius} px</label>
        <input
          id={radius}
          type="range"
          min={0}
          max={LARGEST_RADIUS}
          value={theme.radius}
          onChange={(event) => onChange({ radius: event.currentTarget.valueAsNumber })}
        />
      </div>
    </div>
  );
}

interface ColourFieldProps {
  label: string;
  value: string | null;
  standard: string;
  /** Whether the field may be empty, which means the standard colour. */
  canBeStandard?: boolean;
  onChange: (colour: string | null) => void;
}

function ColourField({ label, value, standard, canBeStandard = false, onChange }: ColourFieldProps) {
  const id = useId();
  return (
    <div className={styles.colour}>
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          type="color"
          value={value ?? standard}
          disabled={value === null}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {canBeStandard ? (
          <label>
            <input
              type="checkbox"
              checked={value !== null}
              onChange={(event) => onChange(event.currentTarget.checked ? standard : null)}
            />
            <span>
              Own <span className={spoken.only}>{label.toLowerCase()} colour</span>
            </span>
          </label>
        ) : (
          <code>{value}</code>
        )}
      </span>
    </div>
  );
}
