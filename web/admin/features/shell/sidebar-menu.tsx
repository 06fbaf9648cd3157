import { AccountMenu } from './account-menu.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

interface SidebarMenuProps {
  collapsed: boolean;
  /** Shows the collapsed sidebar in full. */
  onExpand?: () => void;
}

/** The content of the sidebar and of the drawer. */
export function SidebarMenu({ collapsed, onExpand }: SidebarMenuProps) {
  return (
    <>
      <SidebarNav collapsed={collapsed} onExpand={onExpand} />
      <AccountMenu collapsed={collapsed} />
    </>
  );
}
