import type { TemplateCategory } from '#shared/templates/template.ts';
import styles from './category-tag.module.css';

/** The colour of each category, defined in the style sheet; any other tag is grey. */
const TONES: Readonly<Record<string, string>> = {
  'customer satisfaction': 'satisfaction',
  'product research': 'research',
  'customer loyalty': 'loyalty',
  'market analysis': 'market',
} satisfies Record<Lowercase<TemplateCategory>, string>;

export function toneOf(tag: string): string {
  const name = tag.trim().toLowerCase();
  return Object.hasOwn(TONES, name) ? (TONES[name] ?? 'neutral') : 'neutral';
}

export function CategoryTag({ tag }: { tag: string }) {
  return (
    <span className={styles.tag} data-tone={toneOf(tag)}>
      {tag}
    </span>
  );
}
