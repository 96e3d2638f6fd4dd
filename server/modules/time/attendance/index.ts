/** Punches, days and the day board. Other modules use only what this file exports. */
export { presentAbsence } from './absences.ts';
export {
  adjustClosedDay,
  closedChangesOf,
  selectEnteredElsewhere,
  isCorrectable,
  presentAdjustment,
  refuseUncorrectable,
  refuseUncorrectableBeforehand,
  reopenAdjustments,
} from './adjustments.ts';
export { adjustmentsOf, enterAdjustments, paidByNetOf } from './paidByNet.ts';
export { selectAdjustedPeople as adjustedIn } from './sql/adjustments.ts';
export { closedDaysOf, closedVersionOf, dayOfRow } from './closedDays.ts';
export { presentCorrection } from './corrections.ts';
export {
  decideCorrection,
  insertCorrections,
  lockCorrectionOfDay,
  lockCorrections,
  selectCorrectionIds,
  selectProposed as proposedCorrections,
  type CorrectionRow,
} from './sql/corrections.ts';
export { presentDecision } from './presentDecided.ts';
export { dayOf, daysOfPeople, presentDay, readMonthOfEach, readMonths, type ChangeDecided } from './days.ts';
export { decidedOf, forgetDecisions } from './decided.ts';
export { saveDecision } from './sql/decided.ts';
export { selectEmptyDays as emptyDaysOf } from './sql/empty.ts';
export { selectPossibleDays as possibleDaysOf } from './sql/possible.ts';
export { selectTakenDays as takenDaysOf } from './sql/taken.ts';
export type { MayEarn } from './daysLeft.ts';
export { missedCheckOutsOf, reasonsDueOf } from './asked.ts';
export { selectAnswered as answeredDaysOf } from './sql/answered.ts';
export { cellsOfDay } from './exportBoard.ts';
export { selectEntered as enteredDaysOf, selectRecorded as recordedDaysOf } from './sql/entered.ts';
export { reasonsOfLate } from './lateReasons.ts';
export { presentReasons } from './presentReasons.ts';
export type { AnnounceReasons } from './reasonRoutes.ts';
export { acceptLatePunch, decideLatePunch, expireLatePunches } from './latePunches.ts';
export {
  lockLatePunches,
  selectAllWaitingPunches as waitingPunchesOf,
  type LatePunchRow,
} from './sql/latePunches.ts';
export { attendanceHandlers, type TellLate } from './routes.ts';
export { judgeReasons, saveJudged, type ReviewedReason } from './reviewReasons.ts';
export { selectReasons as reasonsOf, selectReasonsOfDate as givenReasonsOf } from './sql/reasons.ts';
export { selectPunches as punchesOf, selectPunchesOfDays as punchesOfDays } from './sql/punches.ts';
export { deadlineOf } from './tardiness.ts';
export { forgetOldTypedCodes } from './typedCodes.ts';
