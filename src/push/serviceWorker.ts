import { notifyPages, open, notify } from './worker/messages.ts';
import { shellOf, type BuiltFile } from './worker/shell.ts';
import type { WorkerScope } from './worker/workerTypes.ts';

const scope = self as unknown as WorkerScope;
/** Files of the build, inserted by scripts/vite/serviceWorker.ts. */
declare const __PRECACHE__: BuiltFile[];
const shell = shellOf(__PRECACHE__);

scope.addEventListener('install', (event) => {
  event.waitUntil(shell.install());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(shell.dropOld().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});

scope.addEventListener('message', ({ data }) => {
  // A new version waits until the person asks for it (machines/flows/shared/appUpdate).
  if (data === 'activate') void scope.skipWaiting();
});

scope.addEventListener('push', (event) => {
  event.waitUntil(notify(scope, event.data?.json() ?? {}));
});

scope.addEventListener('notificationclick', (event) => {
  event.waitUntil(open(scope, event));
});

scope.addEventListener('sync', (event) => {
  if (event.tag === 'outbox') event.waitUntil(notifyPages(scope));
});
