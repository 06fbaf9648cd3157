import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const mount = document.getElementById('askwell');
if (!mount) throw new Error('The page has no element to mount the app in.');
createRoot(mount).render(<App />);
