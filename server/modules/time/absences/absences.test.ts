import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { earnedBy } from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import {
  codes,
  company,
  DAY,
  day,
  hireOn,
  month,
  ofEmployee,
  other,
  queue,
  salary,
  server,
  settle,
  setUp,
  subject,
  worked,
  type As,
} from '#tests/support/worlds/settlementWorld.ts';

setUp();
beforeEach(() => hireOn('2026-10-01'));

const leave = { firstDay: DAY, lastDay: DAY, kind: 9 } as const;
const trip = { ...leave, kind: 6 } as const;
const enter = (change: object = {}, as: As = company.employee) =>
  server.call('proposeAbsence', { as, body: { ...leave, note: 'Oilaviy sabab', ...change } });
const preview = (body: object, as: As = company.employee) =>
  server.call('previewAbsence', { as, body: { ...leave, ...body } });
const withdraw = (id: string, as: As = company.employee) =>
  server.call('withdrawAbsence', { as, path: { id } });
const board = async (date: CompanyDate = DAY) =>
  bodyOf(await server.call('getDayBoard', { as: company.employer, query: { date } }));
const told = async (as: As) =>
  bodyOf(await server.call('listNotifications', { as })).items.map(({ params }) => params);

describe('an absence', () => {
  it('waits for an employer, and the accepted one takes the day out of the absent ones', async () => {
    const before = (await month()).totals.absentDays;
    const effect = bodyOf(await preview({}));
    expect(effect).toMatchObject({
      absentDays: { before, after: before - 1 },
      countedDays: { before: 0, after: 0 },
    });
    const { id, state } = bodyOf(await enter());
    expect(state).toBe('proposed');
    expect(await day()).toMatchObject({ presence: 'absent', absence: null });
    const [item] = (await queue({ kind: 'absence' })).items;
    expect(item).toMatchObject({
      ...{ kind: 'absence', id, date: DAY, reason: 'Oilaviy sabab', verbs: ['accept', 'refuse'], effect },
      absence: { kind: 9, treatment: 'paidElsewhere', state: 'proposed' },
    });
    expect(await told(company.employer)).toContainEqual(
      expect.objectContaining({ about: 'absenceProposed', day: DAY, reason: 'Oilaviy sabab' }),
    );
    bodyOf(await settle('accept', [subject('absence', id)]));
    expect(await day()).toMatchObject({ absence: { kind: 9, treatment: 'paidElsewhere' }, counted: false });
    expect((await month()).totals.absentDays).toBe(before - 1);
    expect((await month()).absences).toMatchObject([{ id, state: 'accepted', proposedBy: 'employee' }]);
    expect((await board()).counts).toMatchObject({ absent: 0, onLeave: 1 });
    expect(await told(company.employee)).toContainEqual(
      expect.objectContaining({ about: 'absenceAccepted', day: DAY }),
    );
  });

  it('of days after the last one waits for nobody, until the person is back', async () => {
    const next = { firstDay: '2026-11-24', lastDay: '2026-11-27' } as const;
    const { id } = bodyOf(await enter(next));
    const waits = async () => (await queue()).items.map((item) => item.id);
    const { employer: as, employee } = company;
    const change = async (event: 'leave' | 'rehire') => {
      const body = { ids: [employee.jobId], event, reason: 'Oʻz xohishi' };
      bodyOf(await server.call('changeEmployeeStatus', { as, body }));
    };
    expect(await waits()).toContain(id);
    await change('leave');
    expect(await waits()).not.toContain(id);
    const counts = bodyOf(await server.call('countToSettle', { as }));
    expect(counts.counts.absence).toBe(0);
    await change('rehire');
    expect(await waits()).toContain(id);
  });

  it('of a kind that counts as worked earns its days as its effect said', async () => {
    const { earned } = await salary();
    const effect = bodyOf(await preview({ ...trip, ...ofEmployee() }, company.employer));
    expect(effect.earned).toEqual({ before: earned, after: earned + earnedBy(1) });
    expect(bodyOf(await enter({ ...trip, ...ofEmployee() }, company.employer)).state).toBe('accepted');
    expect((await salary()).earned).toBe(earned + earnedBy(1));
    expect(await told(company.employee)).toContainEqual(
      expect.objectContaining({ about: 'absenceEntered', day: DAY }),
    );
  });

  it('never hides punches: the day waits, whatever was worked', async () => {
    await hireOn(DAY);
    await worked();
    expect((await queue()).total).toBe(0);
    bodyOf(await enter(ofEmployee(), company.employer));
    expect(await day()).toMatchObject({
      ...{ presence: 'checkedOut', counted: false, uncountedBecause: 'onLeave' },
      pairs: [{ in: `${DAY}T03:55:00.000Z` }],
    });
    const [item] = (await queue()).items;
    expect(item).toMatchObject({ kind: 'onLeave', date: DAY, verbs: ['count', 'halve', 'dismiss'] });
    bodyOf(await settle('count', [subject('onLeave')]));
    expect(await day()).toMatchObject({ counted: true, uncountedBecause: null });
  });

  it('of days long from now is decided as any other, and changes nothing yet', async () => {
    const later = { firstDay: '2028-03-30', lastDay: '2028-04-02' };
    const nothing = { absentDays: { before: 0, after: 0 }, earned: { before: 0, after: 0 } };
    expect(bodyOf(await preview({ ...trip, ...later }))).toMatchObject(nothing);
    const { id } = bodyOf(await enter({ ...trip, ...later }));
    expect((await queue({ kind: 'absence' })).items).toMatchObject([{ id, effect: nothing }]);
    bodyOf(await settle('accept', [{ ...subject('absence', id), date: '2028-03-30' }]));
    expect((await queue({ kind: 'absence' })).total).toBe(0);
  });

  it('is refused with a word, withdrawn while it waits, and cancelled by an employer once it holds', async () => {
    const first = bodyOf(await enter());
    bodyOf(await settle('refuse', [subject('absence', first.id)], 'Ish koʻp'));
    expect((await month()).absences).toMatchObject([{ state: 'refused', decisionNote: 'Ish koʻp' }]);
    expect(refusal(await withdraw(first.id))).toEqual([409, 'illegalTransition']);
    const second = bodyOf(await enter());
    expect(bodyOf(await withdraw(second.id)).state).toBe('withdrawn');
    const third = bodyOf(await enter(ofEmployee(), company.employer));
    expect(refusal(await withdraw(third.id))).toEqual([409, 'illegalTransition']);
    expect(bodyOf(await withdraw(third.id, company.employer)).state).toBe('withdrawn');
    expect(await day()).toMatchObject({ absence: null });
  });
});

describe('a file', () => {
  const pdf = Buffer.from('%PDF-1.7 maʼlumotnoma');
  const withFile = (content: Uint8Array, as?: As) =>
    enter({ file: Buffer.from(content).toString('base64') }, as);
  const download = (id: string, as: As = company.employee) =>
    server.call('getAbsenceFile', { as, path: { id } });

  it('is kept as it came, and given out as an attachment to those who see the absence alone', async () => {
    const { id, file } = bodyOf(await withFile(pdf));
    expect(file).toEqual({ type: 'pdf', bytes: pdf.length });
    for (const as of [company.employee, company.employer]) {
      const answer = await download(id, as);
      expect([answer.status, Buffer.from(answer.body as Uint8Array)]).toEqual([200, pdf]);
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="absence-${DAY}.pdf"`);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    for (const as of [other.employee, other.employer])
      expect(refusal(await download(id, as))).toEqual([404, 'notFound']);
    const { id: without } = bodyOf(await enter({ firstDay: '2026-11-24', lastDay: '2026-11-24' }));
    expect(refusal(await download(without))).toEqual([404, 'notFound']);
  });

  it.each<[string, () => Uint8Array, string]>([
    ['what only calls itself a picture', () => Buffer.from('<svg onload="alert(1)">'), 'fileKindUnknown'],
    ['a page', () => Buffer.from('<!DOCTYPE html><script>'), 'fileKindUnknown'],
    ['some bytes too many', () => Buffer.concat([pdf, Buffer.alloc(5_000_100)]), 'fileTooLarge'],
    ['a byte too many', () => Buffer.concat([pdf, Buffer.alloc(5_000_001 - pdf.length)]), 'fileTooLarge'],
  ])('%s is refused at its field, and nothing is kept', async (_name, content, code) => {
    const answer = await withFile(content());
    expect(answer.status).toBe(422);
    expect(codes(answer)).toEqual([{ pointer: '/file', code }]);
    expect((await month()).absences).toEqual([]);
  });

  it('of just 5 MB is kept', async () => {
    const whole = Buffer.concat([pdf, Buffer.alloc(5_000_000 - pdf.length, 7)]);
    const { id, file } = bodyOf(await withFile(whole));
    expect(file?.bytes).toBe(5_000_000);
    expect(Buffer.from((await download(id)).body as Uint8Array).equals(whole)).toBe(true);
  });
});

describe('bad input', () => {
  const ofOther = () => ({ employeeId: other.employee.jobId });
  it.each<[string, object, number, string, string | undefined]>([
    ['a kind that is not offered', { kind: 7 }, 422, 'absenceKindUnknown', '/kind'],
    ['a kind that does not exist', { kind: 37 }, 422, 'absenceKindUnknown', '/kind'],
    ['a code of presence', { kind: 1 }, 422, 'absenceKindUnknown', '/kind'],
    ['the last day before the first', { lastDay: '2026-11-16' }, 400, 'datesCross', '/lastDay'],
    ['ten years', { lastDay: '2036-11-17' }, 400, 'absenceTooLong', '/lastDay'],
    ['a closed day', { firstDay: '2026-10-31' }, 422, 'periodClosed', '/firstDay'],
  ])('%s', async (_name, change, status, code, pointer) => {
    for (const answer of [await preview(change), await enter(change)]) {
      expect(answer.status).toBe(status);
      expect(codes(answer)).toEqual([{ pointer, code }]);
    }
    expect((await month()).absences).toEqual([]);
  });

  it('before the hire', async () => {
    await hireOn('2026-11-18');
    for (const answer of [await preview({}), await enter(), await enter(ofEmployee(), company.employer)]) {
      expect(answer.status).toBe(400);
      expect(codes(answer)).toEqual([{ pointer: '/firstDay', code: 'notEmployed' }]);
    }
    expect((await month()).absences).toEqual([]);
  });

  it('over another one that waits or holds', async () => {
    bodyOf(await enter({ lastDay: '2026-11-20' }));
    const over = await enter({ firstDay: '2026-11-20', lastDay: '2026-11-24' });
    expect(refusal(over)).toEqual([409, 'absenceOverlaps']);
    bodyOf(await enter({ firstDay: '2026-11-21', lastDay: '2026-11-24' }));
  });

  it('two at once over one another: one is kept', async () => {
    const answers = await Promise.all([enter(), enter()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('somebody else’s day, and an employer’s own', async () => {
    expect(refusal(await enter(ofOther()))).toEqual([404, 'notFound']);
    expect(refusal(await enter(ofOther(), company.employer))).toEqual([404, 'notFound']);
    const { accountId, jobId: job } = company.employer;
    await server.db
      .updateTable('employee')
      .set({ accountId })
      .where('id', '=', company.employee.jobId)
      .execute();
    const own = { as: company.employer, job, body: { ...leave, ...ofEmployee() } };
    expect(refusal(await server.call('proposeAbsence', own))).toEqual([403, 'ownDay']);
  });
});

describe('kinds', () => {
  it('are the 36 of the timesheet, twelve of them offered; a change rewrites nothing that is kept', async () => {
    const list = async () => bodyOf(await server.call('listAbsenceKinds', { as: company.employee })).items;
    const items = await list();
    expect([items.length, items.filter(({ shown }) => shown).length]).toEqual([36, 12]);
    await addWorkedDays(server, company, company.employee.jobId, ['2026-11-16']);
    bodyOf(await enter({ ...trip, ...ofEmployee() }, company.employer));
    const body = {
      letters: { uzLatn: 'X', uzCyrl: 'Х', ru: 'Х' },
      treatment: 'unpaid',
      shown: false,
      unentered: false,
    } as const;
    const change = (as: As) => server.call('changeAbsenceKind', { as, path: { number: 6 }, body });
    expect((await change(company.employee)).status).toBe(403);
    bodyOf(await change(company.employer));
    expect((await list())[5]).toEqual({ number: 6, ...body });
    expect(await day()).toMatchObject({ counted: true, absence: { kind: 6, treatment: 'worked' } });
    const next = { ...trip, firstDay: '2026-11-24', lastDay: '2026-11-24' };
    expect(refusal(await enter(next))).toEqual([422, 'absenceKindUnknown']);
  });
});
