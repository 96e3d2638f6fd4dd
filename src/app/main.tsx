import '../styles/base.css';
import '/virtual/radix-first.css';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../i18n/i18n.ts';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** What the first screens say; everything else comes with its own screen. */
await startLanguage(['common', 'fields', 'problems', 'auth']);

// What a provider proved before a reload is linked by the sign-in after it (src/actors/auth/providers/identityTicket.ts).
if (sessionStorage.getItem('identityTicket') !== null)
  void import('../actors/auth/providers/identityLinking.ts');

// Not in StrictMode: it stops and restarts every actor on mounting, and what the first run aborted fails the second.
createRoot(root).render(<App />);
