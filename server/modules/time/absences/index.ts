/** Days on which people are away, and by what kinds. Other modules use only what this file exports. */
export { announceDays } from './announce.ts';
export { askingOf, refuseOthers, type Asking } from './asking.ts';
export { enterAbsences } from './enter.ts';
export { kindsOf, unenteredKind } from './kinds.ts';
export { changeAbsence, knownDaysOf, whileAway } from './propose.ts';
export { absencesHandlers } from './routes.ts';
export { lockAbsences, selectProposedAbsences as proposedAbsences, type AbsenceRow } from './sql/absences.ts';
export { selectAbsenceIds as absenceIdsWithin, selectAbsencesById as absencesById } from './sql/period.ts';
