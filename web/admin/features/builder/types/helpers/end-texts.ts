import type { SettingText } from '../builder-type.ts';

export function endTexts({ minLabel, maxLabel }: { minLabel: string; maxLabel: string }): SettingText[] {
  return [
    { key: 'minLabel', label: 'Word at the low end', original: minLabel },
    { key: 'maxLabel', label: 'Word at the high end', original: maxLabel },
  ];
}
