import { Icon } from '@shopify/polaris';
import { LayoutSidebarLeftIcon } from '@shopify/polaris-icons';
import { useServices } from '../../lib/services.tsx';
import { Logo, Mark } from '../../ui/logo.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './sidebar.module.css';
import { SidebarNav } from './sidebar-nav.tsx';

interface SidebarProps {
  collapsed: boolean;
  onToggle: () => void;
}

/** The sidebar beside the screen, whole or collapsed to its icons. */
export function Sidebar({ collapsed, onToggle }: SidebarProps) {
  const { config } = useServices();
  const label = collapsed ? 'Expand sidebar' : 'Collapse sidebar';
  return (
    <aside className={styles.sidebar} data-collapsed={collapsed} aria-label="Sidebar">
      <div className={styles.head}>
        {collapsed ? <Mark /> : <Logo name={config.appName} />}
        <Tooltip content={`${label} (Ctrl or Cmd+B)`} preferredPosition="below">
          <button
            type="button"
            className={styles.iconButton}
            aria-label={label}
            aria-expanded={!collapsed}
            onClick={onToggle}
          >
            <Icon source={LayoutSidebarLeftIcon} />
          </button>
        </Tooltip>
      </div>
      <SidebarNav collapsed={collapsed} onExpand={onToggle} />
      <AccountMenu collapsed={collapsed} />
    </aside>
  );
}
