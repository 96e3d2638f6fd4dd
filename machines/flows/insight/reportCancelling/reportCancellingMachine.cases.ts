import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { reportCancellingMachine } from './reportCancellingMachine.ts';

const report = {
  id: '01935d2e-0000-7000-8000-000000000001',
  kind: 'people' as const,
  from: null,
  to: null,
  unit: null,
  unitTitle: null,
  columns: ['lastName'],
  format: 'xlsx' as const,
  language: 'uz-Latn' as const,
  progress: 0,
  size: null,
  problem: null,
  requestedAt: '2026-11-18T03:50:00.000Z',
  requestedBy: 'Karimova Aziza',
  finishedAt: null,
  keptUntil: null,
  removedOn: null,
  downloads: 0,
  lastDownload: null,
};

export const cases = confirmedChangeCases(reportCancellingMachine, {
  subjects: { underWay: { ...report, state: 'making', legalEvents: ['cancel'] } },
  answers: { default: { ...report, state: 'cancelled', legalEvents: [] } },
  refusals: { finished: refusal(409, 'illegalTransition') },
});
