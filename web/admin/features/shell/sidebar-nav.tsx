import { Icon } from '@shopify/polaris';
import {
  AppsIcon,
  BookOpenIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  ExternalIcon,
  KeyboardIcon,
  QuestionCircleIcon,
  SettingsIcon,
  ClipboardChecklistIcon,
} from '@shopify/polaris-icons';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { SCREEN_WORDS } from '../../lib/screen-words.ts';
import { useServices } from '../../lib/services.tsx';
import { useShortcutHelp } from '../../lib/page/shortcut-help.tsx';
import spoken from '../../ui/spoken.module.css';
import { activeItem } from './active-item.ts';
import styles from './sidebar.module.css';
import { NavLabel } from './nav-label.tsx';
import { Link } from '../../ui/link.tsx';

interface SidebarNavProps {
  collapsed: boolean;
  /** Shows the collapsed sidebar in full. */
  onExpand?: () => void;
}

export function SidebarNav({ collapsed, onExpand }: SidebarNavProps) {
  const { config } = useServices();
  const shortcuts = useShortcutHelp();
  const active = activeItem(useLocation().pathname);
  return (
    <nav className={styles.nav} aria-label="Main">
      <NavGroup title="Create" collapsed={collapsed}>
        <SurveysItem collapsed={collapsed} active={active} onExpand={onExpand} />
        <li>
          <button type="button" className={styles.item} disabled>
            <NavLabel icon={AppsIcon} text={SCREEN_WORDS.integrations} collapsed={collapsed} />
          </button>
        </li>
      </NavGroup>
      <NavGroup title="More" collapsed={collapsed}>
        <li>
          <Link
            className={styles.item}
            to={ROUTES.help}
            aria-current={active === 'help' ? 'page' : undefined}
          >
            <NavLabel icon={QuestionCircleIcon} text={SCREEN_WORDS.help} collapsed={collapsed} />
          </Link>
        </li>
        <li>
          <a className={styles.item} href={config.helpCentreUrl} target="_blank" rel="noopener noreferrer">
            <NavLabel icon={BookOpenIcon} text={SCREEN_WORDS.helpCentre} collapsed={collapsed} />
            {!collapsed && (
              <span className={styles.trailing}>
                <Icon source={ExternalIcon} accessibilityLabel="(opens in a new tab)" />
              </span>
            )}
          </a>
        </li>
        <li>
          <Link
            className={styles.item}
            to={ROUTES.settings}
            aria-current={active === 'settings' ? 'page' : undefined}
          >
            <NavLabel icon={SettingsIcon} text={SCREEN_WORDS.settings} collapsed={collapsed} />
          </Link>
        </li>
        <li>
          <button type="button" className={styles.item} aria-haspopup="dialog" onClick={shortcuts.open}>
            <NavLabel icon={KeyboardIcon} text="Keyboard shortcuts" collapsed={collapsed} />
          </button>
        </li>
      </NavGroup>
    </nav>
  );
}

interface NavGroupProps {
  title: string;
  collapsed: boolean;
  children: React.ReactNode;
}

function NavGroup({ title, collapsed, children }: NavGroupProps) {
  const id = useId();
  return (
    <>
      <h2 id={id} className={collapsed ? spoken.only : styles.groupTitle}>
        {title}
      </h2>
      <ul aria-labelledby={id} className={styles.group}>
        {children}
      </ul>
    </>
  );
}

interface SurveysItemProps extends Pick<SidebarNavProps, 'collapsed'> {
  active: ReturnType<typeof activeItem>;
  onExpand: (() => void) | undefined;
}

/** On the survey list a click toggles the submenu; elsewhere it opens the list and the submenu. */
function SurveysItem({ collapsed, active, onExpand }: SurveysItemProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(pathname.startsWith('/surveys'));
  const submenu = useId();
  const choose = (): void => {
    if (pathname === ROUTES.home && !collapsed) return setOpen(!open);
    setOpen(true);
    // The icons have no place for a submenu.
    if (pathname === ROUTES.home) return onExpand?.();
    void navigate(ROUTES.home);
  };
  const shown = open && !collapsed;
  // The icon stands for its submenu too.
  const isCurrent = active === 'surveys' || (collapsed && active === 'templates');
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-expanded={shown}
        aria-controls={submenu}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={choose}
      >
        <NavLabel icon={ClipboardChecklistIcon} text="Surveys" collapsed={collapsed} />
        {!collapsed && (
          <span className={styles.trailing}>
            <Icon source={open ? ChevronUpIcon : ChevronDownIcon} />
          </span>
        )}
      </button>
      <ul id={submenu} className={styles.submenu} hidden={!shown}>
        <li>
          <Link
            className={styles.item}
            to={ROUTES.templates}
            aria-current={active === 'templates' ? 'page' : undefined}
          >
            Templates
          </Link>
        </li>
      </ul>
    </li>
  );
}
