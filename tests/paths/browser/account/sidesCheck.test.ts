import { afterAll, beforeAll, describe } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import type { Session } from '#tests/support/server/server.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { anyone } from '#tests/support/worlds/world.ts';
import { model } from './sidesCheck.model.ts';
import { openPath } from '../support/openPath.ts';
import { walkEach } from '../support/walkEach.ts';

let app: App;
let say: Say;
let session: Session;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  const { phoneNumber } = anyone();
  await addAccount(app.server, phoneNumber);
  session = await app.server.signIn(phoneNumber);
});
afterAll(() => app.close());

describe('which side', () =>
  walkEach(
    model,
    async ({ variant }) => {
      const path = await openPath(app, {}, { viewport: phone, session });
      await path.page.goto(variant === 'cameBack' ? '/steps/check?side=employer' : '/steps/check');
      return { path, driver: { page: path.page, say } };
    },
    { shown: (states) => !states.includes('chosen') },
  ));
