/**
 * Stored runs: the tables `pay_run`, `pay_run_item`, `pay_run_calendar` and `net_pay_upload`. Months and requests read
 * what salaries have settled, so this SQL is below the modules that make and confirm runs.
 */
export { keyOf } from './itemKey.ts';
export { partOf, statesOf } from './parts.ts';
export { hasRun, savePreparedUntil, selectPreparedUntil, selectUnprepared } from './sql/calendar.ts';
export {
  addToSettled,
  type Entered,
  nothingEntered,
  selectSettledMonths,
  queryCarried,
  sumEntered,
} from './sql/carried.ts';
export { queryConfirmed } from './sql/confirmed.ts';
export {
  selectChanged as selectChangedItems,
  countItems,
  deleteItems,
  deleteItemsOf,
  type FoundItem,
  type Included,
  selectIncluded,
  selectItemRow,
  selectItemRows,
  selectItems,
  selectPaymentsIn,
  type Settled,
  updateItem,
  updateSettled,
} from './sql/items.ts';
export {
  countRuns,
  hasConfirmedSalary,
  insertItems,
  insertRun,
  lockRun,
  lockSettlingDrafts,
  selectDraft,
  selectLastNumber,
  selectRun,
  selectRuns,
  selectStanding as selectStandingRuns,
  updateRun,
} from './sql/runs.ts';
export { type RunSums, sumOtherRequests, sumPayments, sumRuns, sumUndecided } from './sql/sums.ts';
export { deleteUploads, insertUploads, selectUploads } from './sql/uploads.ts';
