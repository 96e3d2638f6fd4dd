import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import {
  company,
  DAY,
  day,
  hireOn,
  latePunch,
  ofEmployee,
  propose,
  queue,
  salary,
  server,
  settle,
  setUp,
  subject,
  worked,
} from '#tests/support/worlds/settlementWorld.ts';
import { dayWith, decidedBy, effectOn } from '#tests/support/worlds/wholeDays.ts';

setUp();
beforeEach(() => hireOn('2026-10-01'));

const until = (out: string, date: CompanyDate = DAY) => ({ date, pairs: [{ in: '09:00', out }] });
const correct = async (out: string) =>
  bodyOf(await propose({ ...ofEmployee(), ...until(out), reason: 'Kamera' }, company.employer));
/** The day until then, and no decision on it. */
const corrected = (out: string, more = {}) => dayWith(DAY, [['09:00', out]], { corrected: true, ...more });
const short = (more: object) => dayWith(DAY, [['09:00', '11:00']], more);
/** What waits of the day. */
const waits = async () => (await queue()).items.filter(({ date }) => date === DAY).map(({ kind }) => kind);

/** A day of two hours that an employer decided on. */
async function decided(event: 'count' | 'halve' | 'dismiss') {
  await worked({ arrival: '09:00', departure: '11:00' });
  bodyOf(await settle(event, [subject('belowNorm')], 'Ruxsat olgan'));
}

describe('a short day that was decided', () => {
  it.each(['count', 'halve', 'dismiss'] as const)(
    'by %s waits anew with other times, as the effect of the correction said',
    async (event) => {
      await decided(event);
      const effect = bodyOf(
        await server.call('previewCorrection', { as: company.employee, body: until('09:10') }),
      );
      const days = { count: 1, halve: 0.5, dismiss: 0 }[event];
      expect(effect).toEqual(effectOn({ minutes: [120, 10], days: [days, 0], absent: [11, 11] }));
      const { id } = bodyOf(await propose(until('09:10')));
      const [item] = (await queue({ kind: 'correction' })).items;
      expect(item!.effect).toEqual(effect);
      bodyOf(await settle('accept', [subject('correction', id)]));
      expect(await day()).toEqual(corrected('09:10'));
      const { earned, enabled, uncountedDays } = await salary();
      expect([earned, enabled, uncountedDays]).toEqual([0, 0, 1]);
      expect(await waits()).toEqual(['belowNorm']);
      bodyOf(await settle('halve', [subject('belowNorm')], 'Ruxsat olgan'));
      expect(await day()).toEqual(corrected('09:10', decidedBy.halve));
      expect(await waits()).toEqual([]);
    },
  );

  it('waits anew with times that an employer enters', async () => {
    await decided('dismiss');
    await correct('12:00');
    expect(await day()).toEqual(corrected('12:00'));
    expect(await waits()).toEqual(['belowNorm']);
  });

  it('waits anew with late punches that are accepted', async () => {
    await decided('dismiss');
    const ids = [await latePunch('12:00'), await latePunch('13:00', 'out')];
    expect(await day()).toEqual(short(decidedBy.dismiss));
    for (const id of ids) bodyOf(await settle('accept', [subject('latePunch', id)]));
    const times = [
      ['09:00', '11:00'],
      ['12:00', '13:00'],
    ] as const;
    expect(await day()).toEqual(dayWith(DAY, times));
    expect(await waits()).toEqual(['belowNorm']);
  });

  it('stays decided while a correction is only proposed, or refused', async () => {
    await decided('count');
    const { id } = bodyOf(await propose(until('09:10')));
    expect(await day()).toEqual(short(decidedBy.count));
    bodyOf(await settle('refuse', [subject('correction', id)], 'Kamera'));
    expect(await day()).toEqual(short(decidedBy.count));
  });

  it('waits anew with an absence over it, and without it again', async () => {
    await decided('halve');
    const body = { ...ofEmployee(), firstDay: DAY, lastDay: DAY, kind: 19 };
    const effect = bodyOf(await server.call('previewAbsence', { as: company.employer, body }));
    expect(effect.countedDays).toEqual({ before: 0.5, after: 0 });
    const { id } = bodyOf(
      await server.call('proposeAbsence', { as: company.employer, body: { ...body, note: 'Varaqa' } }),
    );
    const absence = { kind: 19, treatment: 'paidElsewhere' as const };
    expect(await day()).toEqual(short({ absence, uncountedBecause: 'onLeave' }));
    expect(await waits()).toEqual(['onLeave']);
    bodyOf(await settle('count', [subject('onLeave')]));
    expect(await day()).toEqual(short({ absence, ...decidedBy.count }));
    bodyOf(await server.call('withdrawAbsence', { as: company.employer, path: { id } }));
    expect(await day()).toEqual(short({}));
    expect(await waits()).toEqual(['belowNorm']);
  });

  it('waits anew when an absence that was proposed is accepted', async () => {
    await decided('count');
    const body = { firstDay: DAY, lastDay: DAY, kind: 19, note: 'Varaqa' };
    const { id } = bodyOf(await server.call('proposeAbsence', { as: company.employee, body }));
    expect(await day()).toEqual(short(decidedBy.count));
    bodyOf(await settle('accept', [subject('absence', id)]));
    expect(await waits()).toEqual(['onLeave']);
  });
});

describe('a reason for being late', () => {
  const give = async () =>
    bodyOf(
      await server.call('giveTardinessReason', {
        as: company.employee,
        path: { date: DAY },
        body: { reason: 'Avtobus' },
      }),
    );

  it('waits only while its day is late', async () => {
    await worked({ arrival: '09:40', departure: '18:00' });
    await give();
    expect(await waits()).toEqual(['reason']);
    await correct('18:00');
    expect(await day()).toEqual(corrected('18:00'));
    expect(await waits()).toEqual([]);
    bodyOf(
      await propose(
        { ...ofEmployee(), date: DAY, pairs: [{ in: '09:50', out: '18:00' }], reason: 'Kamera' },
        company.employer,
      ),
    );
    expect(await waits()).toEqual(['reason']);
  });
});
