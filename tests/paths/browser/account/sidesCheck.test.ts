import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '#machines/flows/account/sidesCheck/sidesCheckMachine.cases.ts';
import { addAccount } from '#tests/support/people.ts';
import { phone, startApp, type App } from '#tests/support/app.ts';
import type { Session } from '#tests/support/server.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { anyone } from '#tests/support/world.ts';
import { Coverage } from '#tests/paths/engine/index.ts';
import { model } from './sidesCheck.model.ts';
import { openPath } from '../support/openPath.ts';
import { settledBy } from '../support/settledBy.ts';
import { assertAllTaken, pathsToWalk, walk } from '../support/walk.ts';

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

describe('which side', () => {
  const coverage = new Coverage(cases.machine);

  test.each(pathsToWalk(model))('%s', async (_name, walked) => {
    const { visit, page, recorder } = await openPath(app, {}, { viewport: phone, session });
    await page.goto(walked.variant === 'cameBack' ? '/steps/check?side=employer' : '/steps/check');
    const settled = settledBy(recorder, { coverage, shown: (states) => !states.includes('chosen') });
    await walk(model, walked, { page, say }, { settled });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });

  test('took every transition', () => {
    assertAllTaken(coverage);
  });
});
