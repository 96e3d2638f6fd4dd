import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { sampleSchedule } from '../scheduleEdit/scheduleEditMachine.cases.ts';
import { scheduleWithdrawalMachine } from './scheduleWithdrawalMachine.ts';

const { id, title, version } = sampleSchedule;
const validFrom = '2026-12-01';

export const cases = confirmedChangeCases(scheduleWithdrawalMachine, {
  subjects: {
    hours: { of: 'schedule', id, title, version, validFrom },
    closing: { of: 'closing', id, title, version, validFrom },
    unit: { of: 'unit', id, title: 'Savdo', validFrom },
    move: { of: 'move', id, title: 'Karimova Aziza', validFrom },
  },
  answers: { default: undefined },
  refusals: { gone: refusal(409, 'noPlan') },
});
