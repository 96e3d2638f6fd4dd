import type { OperationId } from '#server/http/operation.ts';
import type { AccessRule } from './rule.ts';

const aboutCaller: AccessRule = {};

/** Reasons for being late, corrections, decisions and absences. */
export const dayRules: Partial<Record<OperationId, AccessRule>> = {
  listMyTardiness: aboutCaller,
  giveTardinessReason: { ...aboutCaller, free: ['date'] },
  listTardinessReasons: { ...aboutCaller, takes: ['state'] },
  reviewTardinessReasons: {
    names: ({ reasonId }) => ({ body: { ids: [reasonId] } }),
    foreign: 'nothing',
  },

  previewCorrection: {
    names: ({ jobId }) => ({ body: { employeeId: jobId } }),
    takes: ['employeeId'],
  },
  proposeCorrection: {
    names: ({ jobId }) => ({ body: { employeeId: jobId } }),
    takes: ['employeeId'],
  },
  previewDayEntry: { names: ({ jobId }) => ({ body: { employeeIds: [jobId] } }), foreign: 'refused' },
  enterDays: { names: ({ jobId }) => ({ body: { employeeIds: [jobId] } }), foreign: 'refused' },
  previewDecision: { names: ({ jobId }) => ({ body: { employeeId: jobId } }), takes: ['employeeId'] },
  changeDecision: { names: ({ jobId }) => ({ body: { employeeId: jobId } }), takes: ['employeeId'] },
  withdrawCorrection: { names: ({ correctionId }) => ({ path: { id: correctionId } }) },
  listAbsenceKinds: aboutCaller,
  changeAbsenceKind: { ...aboutCaller, free: ['number'] },
  previewAbsence: {
    names: ({ jobId }) => ({ body: { employeeId: jobId } }),
    takes: ['employeeId'],
  },
  proposeAbsence: {
    names: ({ jobId }) => ({ body: { employeeId: jobId } }),
    takes: ['employeeId'],
  },
  getAbsenceFile: { names: ({ absenceId }) => ({ path: { id: absenceId } }) },
  withdrawAbsence: { names: ({ absenceId }) => ({ path: { id: absenceId } }) },
  listToSettle: aboutCaller,
  countToSettle: aboutCaller,
  settle: {
    names: ({ correctionId }) => ({
      body: { event: 'accept', items: [{ kind: 'correction', id: correctionId, date: '2026-11-17' }] },
    }),
    foreign: 'nothing',
  },
};
