import type { Page } from 'playwright-core';
import type { App, Visit, VisitOptions } from '#tests/support/app.ts';
import { openGates, type Gate, type GateRoute } from './gates.ts';
import { recordPaths, type PathRecorder } from './recordPaths.ts';

export interface PathPage<Name extends string> {
  visit: Visit;
  page: Page;
  recorder: PathRecorder;
  gates: Record<Name, Gate>;
}

/**
 * A browser for one path, with no page loaded: its transitions are recorded, its calls wait at gates, its time can be
 * moved.
 */
export async function openPath<Name extends string>(
  app: App,
  routes: Record<Name, GateRoute>,
  options: VisitOptions = {},
): Promise<PathPage<Name>> {
  const visit = await app.visit(options);
  const { page } = visit;
  await page.clock.install({ time: app.server.clock.date() });
  // Its refused token would refresh the session at moments that the path has not chosen.
  await page.route('**/api/notifications/stream', () => undefined);
  const recorder = await recordPaths(page);
  const gates = await openGates(page, routes);
  return { visit, page, recorder, gates };
}
