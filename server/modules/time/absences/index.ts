/** Absences and their kinds. Other modules use only what this file exports. */
export { announceDays } from './announce.ts';
export { askingOf, readVisibleEmployment, type Asking } from './asking.ts';
export { enterAbsences } from './enter.ts';
export { kindsOf, readUnenteredKind } from './kinds.ts';
export { changeAbsence, knownDaysOf, withAbsence } from './propose.ts';
export { absencesHandlers } from './routes.ts';
export { lockAbsences, selectProposedAbsences, type AbsenceRow } from './sql/absences.ts';
export { selectAbsenceIds, selectAbsencesById as selectAbsencesById } from './sql/period.ts';
