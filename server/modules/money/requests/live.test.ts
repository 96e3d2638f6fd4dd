import { beforeEach, expect, it } from 'vitest';
import { openStream } from '#tests/support/server/eventStream.ts';
import {
  ask,
  company,
  review,
  server,
  usePayments,
  withdraw,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';

usePayments();
beforeEach(() => workedDays());

const openPage = async (as: { accessToken: string }) => {
  const stream = await openStream(server.url, as);
  await stream.next('ready');
  return stream;
};

it('tells the employers of a new request and the employee of its decision, on open pages and in the list', async () => {
  const { employer, employee } = company;
  const [overview, home] = [await openPage(employer), await openPage(employee)];
  const { id: requestId } = bodyOf(await ask(10_000_000));
  for (const page of [overview, home]) await page.next('change');
  expect((await overview.next('notification')).data).toMatchObject({
    type: 'other',
    employeeId: employer.jobId,
    params: { about: 'requestMade', requestId, amount: 10_000_000, employeeName: 'Rahimov Dilshod' },
  });
  bodyOf(await review([{ id: requestId, amount: 8_000_000 }], 'approve', 'Limit'));
  const decided = {
    type: 'other',
    employeeId: employee.jobId,
    params: { about: 'requestApprovedForLess', requestId, amount: 8_000_000, askedAmount: 10_000_000 },
  };
  await home.next('change');
  expect((await home.next('notification')).data).toMatchObject(decided);
  bodyOf(await review([requestId], 'cancel', 'Karta yopilgan'));
  await home.next('change');
  expect((await home.next('notification')).data).toMatchObject({
    params: { about: 'requestCancelled', requestId, reason: 'Karta yopilgan' },
  });
  await Promise.all([overview.close(), home.close()]);
  const { items } = bodyOf(await server.call('listNotifications', { as: employee }));
  expect(items[1]).toMatchObject(decided);
  expect(items[1]?.organizationTitle).toBe('Namuna');
});

it('tells the open pages of both of every change, whatever notifications they have chosen', async () => {
  const { employer, employee } = company;
  for (const as of [employer, employee]) {
    const { channels } = bodyOf(await server.call('getNotificationSettings', { as }));
    const off = { ...channels, other: { ...channels.other, inApp: false } };
    bodyOf(
      await server.call('updateNotificationSettings', { as, body: { channels: off, quietHours: null } }),
    );
  }
  const pages = [await openPage(employer), await openPage(employee)];
  const changed = async () => {
    for (const page of pages) expect((await page.next('change')).data).toEqual({ topic: 'paymentRequests' });
  };
  const ids: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    ids.push(bodyOf(await ask(10_000_000)).id);
    await changed();
  }
  bodyOf(await review([ids[0]!], 'approve'));
  await changed();
  bodyOf(await withdraw(ids[1]!));
  await changed();
  for (const page of pages) await page.close();
});
