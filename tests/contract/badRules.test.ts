import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { allRows } from '#tests/support/access/allRows.ts';
import type { operations } from '#openapi/generated/contract.d.ts';
import { bodyOf, punchAt, refusal, shownCode } from '#tests/support/worlds/punching.ts';
import { samplesOf } from '#tests/support/samples/samples.ts';
import { fieldText } from '#tests/support/server/fieldErrors.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
beforeEach(async () => {
  server ??= await startTestServer({ now: '2026-11-18T08:50:00+05:00' });
  company = await makeCompany(server);
});
afterAll(() => server.close());

type OperationId = keyof operations;
type Refused = [status: number, code: string, ...faults: string[]];
const says = await Promise.all(languages.map(loadTexts));

/** Each language has a sentence of its own for the code, at the field or of the whole. */
function isSaid([, code, ...faults]: Refused): void {
  const inWords = (said: (say: Say) => string) => new Set(says.map(said)).size;
  for (const fault of faults)
    expect(
      inWords((say) => fieldText(say, fault.split(' ')[1]!)),
      fault,
    ).toBe(languages.length);
  if (!faults.length)
    expect(
      inWords((say) => say('problems', code as never)),
      code,
    ).toBe(languages.length);
}

/** Sends the sample of an operation with some fields changed; nothing may be written when it is refused. */
async function refused(operation: OperationId, change: object, path?: object): Promise<Refused> {
  const sample = samplesOf(company)[operation] as { path?: object; body: object };
  const before = await allRows(server);
  const answer = await server.call(operation, {
    as: company.employer,
    ...sample,
    ...(path && { path }),
    body: { ...sample.body, ...change },
  } as never);
  expect(await allRows(server)).toEqual(before);
  const { errors = [] } = answer.body as { errors?: { pointer: string; code: string }[] };
  const said: Refused = [...refusal(answer), ...errors.map(({ pointer, code }) => `${pointer} ${code}`)];
  isSaid(said);
  return said;
}
const close = (month: `${number}-${number}`) =>
  server.db
    .insertInto('period')
    .values({
      organizationId: company.organizationId,
      month,
      state: 'closed',
      changedAt: server.clock.date(),
    })
    .execute();

describe('a rule of the company that cannot be', () => {
  it.each<[string, OperationId, object, Refused]>([
    [
      'a percent above its bound',
      'updatePaySettings',
      { allowedPercent: 51 },
      [400, 'validationFailed', '/allowedPercent from1To50'],
    ],
    [
      'a percent below its bound',
      'updatePaySettings',
      { allowedPercent: 0 },
      [400, 'validationFailed', '/allowedPercent from1To50'],
    ],
    [
      'an advance of more than all',
      'updatePaySettings',
      { advancePercent: 101 },
      [400, 'validationFailed', '/advancePercent from1To50'],
    ],
    [
      'the 32nd of a month',
      'updatePaySettings',
      { salaryDay: 32 },
      [400, 'validationFailed', '/salaryDay dayOfMonthInvalid'],
    ],
    [
      'pay from a day that does not exist',
      'updatePaySettings',
      { validFrom: '2026-11-31' },
      [400, 'validationFailed', '/validFrom dateInvalid'],
    ],
    [
      'hours from a day that does not exist',
      'updateWorkSettings',
      { validFrom: '2027-02-29' },
      [400, 'validationFailed', '/validFrom dateInvalid'],
    ],
    [
      'a salary from a day that does not exist',
      'updateEmployee',
      { salaryFrom: '2026-11-31' },
      [400, 'validationFailed', '/salaryFrom dateInvalid'],
    ],
    [
      'a schedule from a day that does not exist',
      'createSchedule',
      { validFrom: '2026-13-01' },
      [400, 'validationFailed', '/validFrom dateInvalid'],
    ],
    [
      'shifts that overlap',
      'createSchedule',
      cycle(['20:00', '09:00'], ['08:00', '18:00'], null),
      [400, 'validationFailed', '/schedule/days/0/end shiftsOverlap'],
    ],
    [
      'a shift that its break leaves empty',
      'createSchedule',
      cycle(['09:00', '10:00'], null),
      [400, 'validationFailed', '/schedule/breakMinutes breakTooLong'],
    ],
    [
      'a shift without its end',
      'createSchedule',
      cycle(['09:00', ''], null),
      [400, 'validationFailed', '/schedule/days/0/end required'],
    ],
    [
      'a cycle without a working day',
      'createSchedule',
      cycle(null, null),
      [400, 'validationFailed', '/schedule/days scheduleEmpty'],
    ],
    [
      'the phone of a colleague',
      'inviteColleague',
      { phoneNumber: 'colleague' },
      [409, 'alreadyColleague', '/phoneNumber alreadyColleague'],
    ],
  ])('%s', async (_name, operation, change, expected) => {
    const isColleague = 'phoneNumber' in change;
    const colleague = isColleague
      ? await joinColleague(server, company.employer, { role: 'accountant' })
      : null;
    expect(await refused(operation, colleague ? { phoneNumber: colleague.phoneNumber } : change)).toEqual(
      expected,
    );
  });

  it.each<[OperationId, string]>([
    ['updatePaySettings', '/validFrom'],
    ['updateWorkSettings', '/validFrom'],
    ['createSchedule', '/validFrom'],
    ['assignSchedule', '/validFrom'],
    ['assignUnit', '/validFrom'],
    ['updateEmployee', '/salaryFrom'],
  ])('a date in a closed period: %s', async (operation, pointer) => {
    await close('2026-11');
    expect(await refused(operation, { [pointer.slice(1)]: '2026-11-30' })).toEqual([
      422,
      'periodClosed',
      `${pointer} periodClosed`,
    ]);
  });

  it('a gate of another company', async () => {
    const { gateId } = await makeCompany(server);
    expect(await refused('renameGate', {}, { gateId })).toEqual([404, 'notFound']);
    const foreign = await makeCompany(server);
    // Its screen is seen when it asks for the code.
    await shownCode(server, foreign);
    const before = await allRows(server);
    const answer = await punchAt(server, foreign, company.employee, 'in');
    expect(refusal(answer)).toEqual([422, 'otherCompany']);
    isSaid([422, 'otherCompany']);
    expect(await allRows(server)).toEqual(before);
  });
});

it('two versions on one day: the later save replaces, and the history keeps both', async () => {
  const as = company.employer;
  const { body } = samplesOf(company).updatePaySettings as { body: Record<string, unknown> };
  const save = async (version: number, allowedPercent: number) =>
    bodyOf(
      await server.call('updatePaySettings', {
        as,
        body: { ...body, version, validFrom: '2026-12-01', allowedPercent } as never,
      }),
    );
  const first = await save(bodyOf(await server.call('getSettings', { as })).pay.version, 20);
  const second = await save(first.pay.version, 30);
  expect(second.pay.planned.map(({ validFrom, allowedPercent }) => [validFrom, allowedPercent])).toEqual([
    ['2026-12-01', 30],
  ]);
  const kept = await server.db
    .selectFrom('paySettings')
    .where('organizationId', '=', company.organizationId)
    .where('validFrom', '=', '2026-12-01')
    .select(['allowedPercent', 'replacedAt'])
    .orderBy('allowedPercent')
    .execute();
  expect(kept.map(({ allowedPercent, replacedAt }) => [allowedPercent, replacedAt !== null])).toEqual([
    [20, true],
    [30, false],
  ]);
});

type Hours = [start: string, end: string] | null;
function cycle(...days: Hours[]) {
  return {
    schedule: {
      ...{ kind: 'cycle', anchor: '2026-12-01', breakMinutes: 60, worksOnHolidays: false },
      days: days.map((hours) => hours && { start: hours[0], end: hours[1] }),
    },
  };
}
