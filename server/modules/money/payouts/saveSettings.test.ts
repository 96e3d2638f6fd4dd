import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import {
  standInKeys,
  startMulticard,
  type MulticardStandIn,
} from '#tests/support/standIns/multicardStandIn.ts';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { choosePayouts } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { changesTold, later, told } from '#tests/support/worlds/auditWorld.ts';

let multicard: MulticardStandIn;
usePayments(async () => {
  multicard = await startMulticard();
  return { config: { multicardUrl: multicard.url } };
});
afterAll(() => multicard.close());

const { secret } = standInKeys;
beforeEach(() => multicard.forget());
afterEach(() => void (standInKeys.secret = secret));

it('are replaced also where the kept secret was sealed with another key', async () => {
  const { secret: _, ...rest } = standInKeys;
  bodyOf(await choosePayouts({ version: 0, provider: 'multicard', ...rest, secret }));
  await server.db
    .updateTable('payoutSettings')
    .set({ secretEncrypted: randomBytes(60) })
    .where('organizationId', '=', company.organizationId)
    .execute();
  later();
  const { version } = bodyOf(await choosePayouts({ version: 1, provider: 'multicard', ...rest, secret }));
  expect(version).toBe(2);
  expect(changesTold((await told({ area: 'settings' }))[0]!)).toEqual(['secretChanged: - → true']);
});

it('of the provider are told with whether the secret is another, and never with the secret', async () => {
  let version = 0;
  const save = async (change: Partial<typeof standInKeys> = {}) => {
    later();
    const { secret: _, ...rest } = standInKeys;
    bodyOf(await choosePayouts({ version, provider: 'multicard', ...rest, ...change }));
    version += 1;
  };
  await save({ secret });
  await save({ storeId: '78' });
  await save({ storeId: '78', secret });
  standInKeys.secret = 'another-secret';
  await save({ storeId: '78', secret: 'another-secret' });
  // What was kept is what the provider takes.
  await save({ storeId: '79' });
  const entries = await told({ area: 'settings' });
  expect(entries.map(changesTold)).toEqual([
    ['storeId: 78 → 79'],
    ['secretChanged: - → true'],
    [],
    ['storeId: 77 → 78'],
    [
      ...['provider: - → multicard', 'applicationId: - → davomat-app', 'storeId: - → 77'],
      'secretChanged: - → true',
    ],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/davomat-secret|another-secret/);
});
