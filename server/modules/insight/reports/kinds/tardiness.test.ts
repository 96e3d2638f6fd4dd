import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { reasonStateWords } from '#domain/reports/words.ts';
import { at, company, hire, server, useFigures, worked } from '#tests/support/worlds/figuresWorld.ts';
import { reportTable } from '#tests/support/worlds/reportTable.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';

useFigures();

const november = { from: '2026-11', to: '2026-11' } as const;
const late = (change: Partial<Parameters<typeof reportTable>[1]> = {}) =>
  reportTable(server, {
    ...{ organizationId: company.organizationId, kind: 'tardiness', ...november },
    ...change,
  });
const give = async (date: '2026-11-16' | '2026-11-17', reason: string) =>
  bodyOf(
    await server.call('giveTardinessReason', { as: company.employee, path: { date }, body: { reason } }),
  );
const review = async (date: string, event: 'accept' | 'refuse', note?: string) => {
  const { items } = bodyOf(await server.call('listTardinessReasons', { as: company.employer, query: {} }));
  const ids = items.filter((one) => one.date === date).map(({ id }) => id);
  const body = { ids, event, ...(note === undefined ? {} : { note }) };
  bodyOf(await server.call('reviewTardinessReasons', { as: company.employer, body }));
};

/** Late on Friday, Monday and Tuesday; today is Wednesday, and until its end a reason for Tuesday may be given. */
beforeEach(async () => {
  await worked(['2026-11-12'], { arrival: '09:00' });
  await worked(['2026-11-13', '2026-11-16', '2026-11-17'], { arrival: '09:25' });
  await at('2026-11-17T10:00:00+05:00');
});

describe('tardiness', () => {
  it('has the late days with their reasons and what became of them', async () => {
    await give('2026-11-16', 'Avtobus; "kechikdi"');
    await review('2026-11-16', 'refuse', 'Hujjat yoʻq');
    await at('2026-11-18T12:00:00+05:00');
    const none = { lateReason: '', decisionNote: '' };
    const same = { employee: 'Rahimov Dilshod', unit: '', arrived: '09:25', lateMinutes: '25' };
    expect(await late()).toEqual([
      { ...same, ...none, date: '2026-11-13', reasonState: 'Muddati oʻtgan' },
      {
        ...{ ...same, date: '2026-11-16', reasonState: 'Rad etilgan' },
        ...{ lateReason: 'Avtobus; "kechikdi"', decisionNote: 'Hujjat yoʻq' },
      },
      { ...same, ...none, date: '2026-11-17', reasonState: 'Sabab kutilmoqda' },
    ]);
    await give('2026-11-17', '=1+1');
    expect((await late()).at(-1)).toMatchObject({
      ...{ reasonState: 'Koʻrib chiqilmoqda', lateReason: "'=1+1" },
    });
    await review('2026-11-17', 'accept');
    expect((await late()).at(-1)!.reasonState).toBe('Qabul qilingan');
    await at('2026-11-20T12:00:00+05:00');
    expect((await late()).map(({ reasonState }) => reasonState)).toEqual([
      ...['Muddati oʻtgan', 'Rad etilgan', 'Qabul qilingan'],
    ]);
  });

  it.each(languages)('says in %s what the list of the person says', async (language) => {
    await give('2026-11-16', 'Avtobus');
    await at('2026-11-18T12:00:00+05:00');
    const { items } = bodyOf(await server.call('listMyTardiness', { as: company.employee }));
    expect((await late({ language })).map((row) => [row.date, row.reasonState, row.lateMinutes])).toEqual(
      items
        .map(({ date, state, tardinessMinutes }) => [
          ...[date, reasonStateWords[state][language], String(tardinessMinutes)],
        ])
        .reverse(),
    );
  });

  it('of a unit are the days on which the person was in it', async () => {
    const people = [company.employee.jobId, await hire()];
    const unit = await makeUnit(server, company.employer, 'Ombor', { people, validFrom: '2026-11-17' });
    const datesOf = async (one: string) => (await late({ unit: one })).map(({ date }) => date);
    expect(await datesOf(unit)).toEqual(['2026-11-17']);
    expect(await datesOf('none')).toEqual(['2026-11-13', '2026-11-16']);
  });

  it('are those of the months and of the company', async () => {
    await worked(['2026-10-30'], { arrival: '09:01' });
    const dates = async (period: { from: '2026-10' | '2026-11'; to: '2026-10' | '2026-11' }) =>
      (await late(period)).map(({ date }) => date);
    expect(await dates({ from: '2026-10', to: '2026-10' })).toEqual(['2026-10-30']);
    expect(await dates(november)).toEqual(['2026-11-13', '2026-11-16', '2026-11-17']);
    expect((await dates({ from: '2026-10', to: '2026-11' })).length).toBe(4);
    const { organizationId } = await makeCompany(server);
    expect(await late({ organizationId })).toEqual([]);
  });
});
