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
  // Load the frame after the listener is ready: the app sends its first messages once, while it loads.
  frame.src = frame.dataset['address'] ?? '';
}

// On small screens the menu slides in; choosing an entry closes it.
document.getElementById('nav')?.addEventListener('click', (event) => {
  const nav = event.currentTarget as HTMLElement;
  if (event.target instanceof Element && event.target.closest('a') && nav.matches(':popover-open')) {
    nav.hidePopover();
  }
});
