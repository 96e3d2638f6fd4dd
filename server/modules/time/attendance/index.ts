/** Punches, days and the day board. Other modules use only what this file exports. */
export { presentAbsence } from './absences.ts';
export {
  adjustClosedDay,
  readClosedChanges,
  selectEnteredElsewhere,
  isCorrectable,
  presentAdjustment,
  refuseUncorrectable,
  refuseUncorrectableBeforehand,
  reopenAdjustments,
} from './adjustments.ts';
export { queryShownAdjustments } from './sql/adjustments.ts';
export { adjustmentsOf, enterAdjustments, readPaidByNet, withPaidAmounts } from './paidByNet.ts';
export { queryAdjustments, selectAdjustedPeople as adjustedIn } from './sql/adjustments.ts';
export { readClosedDays, closedVersionOf, dayOfRow } from './closedDays.ts';
export { presentCorrection } from './corrections.ts';
export {
  decideCorrection,
  insertCorrections,
  lockCorrectionOfDay,
  lockCorrections,
  selectCorrectionIds,
  selectProposed as selectProposedCorrections,
  type CorrectionRow,
} from './sql/corrections.ts';
export { presentDecision } from './presentDecided.ts';
export {
  dayOf,
  readDaysOfPeople,
  presentDay,
  monthOfEach,
  queryDays,
  type DaysAsked,
  readMonthOfEach,
  readMonths,
  type DecisionOverride,
} from './days.ts';
export { readDecisions, forgetDecisions } from './decided.ts';
export { saveDecision } from './sql/decided.ts';
export { selectEmptyDays } from './sql/empty.ts';
export { selectPossibleDays } from './sql/possible.ts';
export { selectTakenDays } from './sql/taken.ts';
export type { MayEarn } from './daysLeft.ts';
export { missedCheckOutsOf, reasonsDueOf } from './asked.ts';
export { queryAnswered } from './sql/answered.ts';
export { cellsOfDay } from './exportBoard.ts';
export { selectEntered as enteredDaysOf, selectRecorded as recordedDaysOf } from './sql/entered.ts';
export { readLateReasons } from './lateReasons.ts';
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
