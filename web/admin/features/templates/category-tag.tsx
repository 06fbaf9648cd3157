import styles from './category-tag.module.css';

/** The four categories of the catalogue have a colour each; a tag that is none of them is grey. */
const TONES: Readonly<Record<string, string>> = {
  'customer satisfaction': 'satisfaction',
  'product research': 'research',
  'customer loyalty': 'loyalty',
  'market analysis': 'market',
};

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
