import { Icon, type IconSource } from '@shopify/polaris';
import spoken from '../../ui/spoken.module.css';
import { Tooltip } from '../../ui/tooltip.tsx';
import styles from './sidebar.module.css';

interface NavLabelProps {
  icon: IconSource;
  text: string;
  collapsed: boolean;
}

/** When collapsed, the text stays for screen readers and a tooltip shows it to others. */
export function NavLabel({ icon, text, collapsed }: NavLabelProps) {
  const glyph = (
    <span className={styles.glyph}>
      <Icon source={icon} />
    </span>
  );
  if (!collapsed) {
    return (
      <>
        {glyph}
        <span>{text}</span>
      </>
    );
  }
  return (
    <>
      <Tooltip content={text} preferredPosition="below">
        {glyph}
      </Tooltip>
      <span className={spoken.only}>{text}</span>
    </>
  );
}
