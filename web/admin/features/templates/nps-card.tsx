import { ROUTES } from '#shared/routes.ts';
import { CategoryTag } from './category-tag.tsx';
import type { CardHeading } from './template-card.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './templates.module.css';

export const NPS_MEASURE = {
  name: 'Measure net promoter score',
  description: 'Would your customers recommend you? What the score says, how to read it, and its survey.',
  categoryTag: 'Customer Loyalty',
} as const;

/** Leads to the page about the score. */
export function NpsCard({ Heading }: { Heading: CardHeading }) {
  const { name, description, categoryTag } = NPS_MEASURE;
  return (
    <li className={styles.card}>
      <CategoryTag tag={categoryTag} />
      <Heading className={styles.name}>
        <Link className={styles.whole} to={ROUTES.measureNps}>
          {name}
        </Link>
      </Heading>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
