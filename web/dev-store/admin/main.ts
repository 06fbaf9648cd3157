import { hostApp } from './host.ts';

interface AdminFacts {
  appOrigin: string;
  appName: string;
  base: string;
  store: string;
}

const facts = document.getElementById('admin-facts');
const frame = document.querySelector<HTMLIFrameElement>('[data-app-frame]');
if (facts !== null && frame !== null) {
  hostApp(frame, JSON.parse(facts.textContent) as AdminFacts);
  // Only now that somebody listens: what an app says as it loads is said once.
  frame.src = frame.dataset['address'] ?? '';
}

// The menu slides in on small screens; a choice closes it.
document.getElementById('nav')?.addEventListener('click', (event) => {
  const nav = event.currentTarget as HTMLElement;
  if (event.target instanceof Element && event.target.closest('a') && nav.matches(':popover-open')) {
    nav.hidePopover();
  }
});
