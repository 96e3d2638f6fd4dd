import '../styles/base.css';
import '../styles/tokens.css';
import '../runtime/back.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentLanguage, startLanguage } from '../i18n/i18n.ts';
import { App } from './App.tsx';
import { firstAreas } from './firstAreas.ts';
import { startAhead } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startLanguage(firstAreas);

function start(): void {
  startAhead();
  // Not in StrictMode (docs/decisions/no-strict-mode.md): it restarts every actor on mount, and the second run fails on
  // what the first one aborted.
  if (root!.dataset.ahead === currentLanguage()) hydrateRoot(root!, <App />);
  else createRoot(root!).render(<App />);
}

// An identity that a provider proved before a reload is linked by the next sign-in
// (src/actors/auth/providers/identityTicket.ts).
if (sessionStorage.getItem('identityTicket') !== null)
  void import('../actors/auth/providers/identityLinking.ts');

// Only the demo's server asks for it (server/demo). Awaited, it would wait for this module, which it needs.
if (document.querySelector('[name=demo-clock]'))
  void import('./demo/begin.ts').then((demo) => demo.startDemo(start), start);
else start();
