import type { OperationId } from '#server/http/operation.ts';
import { newId } from '#server/identifier.ts';
import type { Sample } from './moneySamples.ts';
import type { Company } from '../worlds/world.ts';

/** Valid requests of the operations on reasons, corrections, decisions and absences. */
export const daySamples = (company: Company) =>
  ({
    listMyTardiness: {},
    giveTardinessReason: { path: { date: '2026-11-18' }, body: { reason: 'Avtobus kechikdi' } },
    listTardinessReasons: { query: { state: 'given' } },
    reviewTardinessReasons: { body: { ids: [newId()], event: 'refuse', note: 'Sabab yoʻq' } },
    previewCorrection: {
      body: { date: '2026-11-17', pairs: [{ in: '09:00', out: '18:00' }] },
    },
    proposeCorrection: {
      body: { date: '2026-11-17', pairs: [{ in: '09:00', out: '18:00' }], reason: 'Belgilash esdan chiqdi' },
    },
    withdrawCorrection: { path: { id: newId() } },
    previewDayEntry: {
      body: { employeeIds: [company.employee.jobId], firstDay: '2026-11-16', lastDay: '2026-11-17' },
    },
    enterDays: {
      body: {
        ...{ employeeIds: [company.employee.jobId], firstDay: '2026-11-16', lastDay: '2026-11-17' },
        reason: 'Qogʻozdagi jurnal',
      },
    },
    previewDecision: {
      body: { employeeId: company.employee.jobId, date: '2026-11-17', was: 'counted', event: 'dismiss' },
    },
    changeDecision: {
      body: {
        ...{ employeeId: company.employee.jobId, date: '2026-11-17', was: 'counted', event: 'dismiss' },
        reason: 'Ruxsatsiz ketgan',
      },
    },
    listAbsenceKinds: {},
    changeAbsenceKind: {
      path: { number: '19' },
      body: {
        letters: { uzLatn: 'KV', uzCyrl: 'КВ', ru: 'Б' },
        treatment: 'paidElsewhere',
        shown: true,
        unentered: false,
      },
    },
    previewAbsence: { body: { firstDay: '2026-11-24', lastDay: '2026-11-27', kind: 9 } },
    proposeAbsence: { body: { firstDay: '2026-11-24', lastDay: '2026-11-27', kind: 9, note: 'Taʼtil' } },
    getAbsenceFile: { path: { id: newId() } },
    withdrawAbsence: { path: { id: newId() } },
    listToSettle: { query: { kind: 'correction' } },
    countToSettle: {},
    settle: {
      body: {
        event: 'refuse',
        items: [{ kind: 'correction', id: newId(), date: '2026-11-17' }],
        note: 'Oʻsha kuni ishda koʻrinmadi',
      },
    },
  }) satisfies Partial<Record<OperationId, Sample>>;
