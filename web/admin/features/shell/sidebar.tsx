import { Icon } from '@shopify/polaris';
import { LayoutSidebarLeftIcon } from '@shopify/polaris-icons';
import { useServices } from '../../lib/services.tsx';
import { Logo, Mark } from '../../ui/logo.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import styles from './sidebar.module.css';
import { MenuMissing } from './menu-missing.tsx';
import { useSidebarMenu } from './use-sidebar-menu.ts';

interface SidebarProps {
  collapsed: boolean;
  onToggle: () => void;
}

/** The sidebar beside the screen, whole or collapsed to its icons. */
export function Sidebar({ collapsed, onToggle }: SidebarProps) {
  const { config } = useServices();
  const { Menu, retry } = useSidebarMenu(true);
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
      {Menu && <Menu collapsed={collapsed} onExpand={onToggle} />}
      {retry && <MenuMissing onRetry={retry} />}
    </aside>
  );
}
