import { NavMenu } from '@shopify/app-bridge-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { SCREEN_WORDS } from '../lib/screen-words.ts';
import { platformFrame } from '../lib/platform.ts';
import { useSession } from '../lib/services.tsx';

const LINKS = [
  { to: ROUTES.templates, label: SCREEN_WORDS.templates },
  { to: ROUTES.settings, label: SCREEN_WORDS.settings },
  { to: ROUTES.help, label: SCREEN_WORDS.help },
];

/** The app's entries in the admin's menu. Choosing one fires an event on the document. */
export function EmbeddedNavigation() {
  const navigate = useNavigate();
  const signedIn = useSession().status === 'authenticated';
  useEffect(() => {
    const follow = (event: Event): void => {
      const href = event.target instanceof Element ? event.target.getAttribute('href') : null;
      if (href?.startsWith('/')) void navigate(href);
    };
    document.addEventListener('shopify:navigate', follow);
    return () => document.removeEventListener('shopify:navigate', follow);
  }, [navigate]);
  if (!signedIn || !platformFrame()) return null;
  return (
    <NavMenu>
      <a href={ROUTES.home} rel="home">
        {SCREEN_WORDS.surveys}
      </a>
      {LINKS.map(({ to, label }) => (
        <a key={to} href={to}>
          {label}
        </a>
      ))}
    </NavMenu>
  );
}
