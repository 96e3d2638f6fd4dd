import { afterAll, beforeAll, describe } from 'vitest';
import type { CardAct } from '#machines/flows/money/cardChange/cardChangeMachine.ts';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model as adding } from './cardAdding.model.ts';
import { model as changing } from './cardChange.model.ts';
import { CardsWorld } from './cards.world.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

const routes = {
  add: { method: 'POST', path: '/api/employees/*/cards' },
  choose: { method: 'POST', path: '/api/employees/*/cards/*/default' },
  remove: { method: 'DELETE', path: '/api/employees/*/cards/*' },
};

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

async function open() {
  const world = await CardsWorld.make(app.server);
  const path = await openPath(app, routes, { session: world.company.employee, viewport: phone });
  const sent = recordSent(path.page, routes.add, routes.choose, routes.remove);
  await path.page.goto('/cards');
  await path.page.locator('[data-card="0003"]').waitFor();
  return { world, path, page: path.page, say, sent };
}

describe('adding a card', () =>
  walkEach(
    adding,
    async () => {
      const { world, path, ...driver } = await open();
      return { path, driver: { ...driver, world, add: path.gates.add } };
    },
    { shown: false },
  ));

/** Both are sent, and both are left. */
const distinguish = ({ context, value }: { context: { subject: CardAct | null }; value: unknown }) =>
  value === 'sending' && context.subject?.verb;

describe('making a card the default one, and removing one', () =>
  walkEach(
    changing,
    async () => {
      const { world, path, ...driver } = await open();
      return { path, driver: { ...driver, world, gates: path.gates } };
    },
    { shown: false, distinguish },
  ));
