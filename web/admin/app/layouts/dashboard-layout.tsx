import type { PropsWithChildren } from 'react';
import { Sidebar } from '../../features/shell/sidebar.tsx';
import { SidebarDrawer } from '../../features/shell/sidebar-drawer.tsx';
import { useSidebarState } from '../../features/shell/use-sidebar-state.ts';
import { WideNotice } from '../../features/shell/wide-notice.tsx';
import { inertWhen } from '../../ui/inert-when.ts';
import { useMediaQuery, WIDE } from '../../ui/use-media-query.ts';
import styles from './dashboard-layout.module.css';

/** The sidebar beside the screen; a drawer on narrow screens. */
export function DashboardLayout({ children }: PropsWithChildren) {
  const wide = useMediaQuery(WIDE);
  const sidebar = useSidebarState(wide);
  return (
    <WideNotice wide={wide}>
      <div className={styles.layout} data-wide={wide}>
        {wide ? (
          <Sidebar collapsed={!sidebar.expanded} onToggle={sidebar.toggle} />
        ) : (
          <SidebarDrawer open={sidebar.drawerOpen} onOpen={sidebar.toggle} onClose={sidebar.closeDrawer} />
        )}
        <main className={styles.main} {...inertWhen(!wide && sidebar.drawerOpen)}>
          {children}
        </main>
      </div>
    </WideNotice>
  );
}
