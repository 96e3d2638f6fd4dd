import type { Page } from 'playwright-core';
import type { App, Visit, VisitOptions } from '#tests/support/browser/app.ts';
import { openGates, type Gate, type GateRoute } from './gates.ts';
import { holdRequests } from './heldRequests.ts';
import { recordPaths, type PathRecorder } from './recordPaths.ts';

export interface PathPage<Name extends string> {
  visit: Visit;
  page: Page;
  recorder: PathRecorder;
  gates: Record<Name, Gate>;
}

interface PathOptions extends VisitOptions {
  /**
   * Origin of the server that answers the stream of notifications. By default nobody does: its refused token would
   * refresh the session at moments that the path has not chosen.
   */
  streamFrom?: string;
}

/**
 * A browser for one path, with no page loaded: its transitions are recorded, its calls wait at gates, its time can be
 * moved.
 */
export async function openPath<Name extends string>(
  app: App,
  routes: Record<Name, GateRoute>,
  { streamFrom, ...options }: PathOptions = {},
): Promise<PathPage<Name>> {
  // A script that the browser has kept asks nobody, and cannot be held.
  const holdsScripts = Object.values<GateRoute>(routes).some((route) => route.path.startsWith('/assets/'));
  const visit = await app.visit({ isNew: holdsScripts, ...options });
  const { page } = visit;
  await page.clock.install({ time: app.server.clock.date() });
  const stream = '/api/notifications/stream';
  await holdRequests(page, {
    paths: [stream],
    onRequest: (request) => {
      if (streamFrom) void request.pass({ url: streamFrom + stream });
    },
  });
  const recorder = await recordPaths(page);
  const gates = await openGates(page, routes);
  return { visit, page, recorder, gates };
}
