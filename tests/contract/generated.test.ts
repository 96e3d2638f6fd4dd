import { describe, expect, it } from 'vitest';
import { operations } from '#server/http/contract.ts';
import { staleContractFiles } from '../../scripts/generateContract.mjs';
import { tablesAreStale } from '../../scripts/generateTables.ts';

const known = ['public', 'signedIn', 'owner', 'manager', 'accountant', 'employee', 'kiosk'];

describe('what is generated', () => {
  it('is what the contract gives now', async () => {
    expect(await staleContractFiles()).toEqual([]);
  });

  it('is what the migrations give now', async () => {
    expect(await tablesAreStale()).toBe(false);
  });
});

describe('the contract', () => {
  it('has a role rule for every operation', () => {
    expect(operations.length).toBeGreaterThan(20);
    for (const { id, roles } of operations) {
      expect(roles.length, id).toBeGreaterThan(0);
      expect(known, id).toEqual(expect.arrayContaining(roles));
    }
  });

  it('asks for an Idempotency-Key wherever something is created or moved', () => {
    const open = operations.filter(
      ({ method, readsOnly, hasIdempotencyKey }) => method !== 'GET' && !readsOnly && !hasIdempotencyKey,
    );
    expect(operations.filter(({ readsOnly }) => readsOnly).map(({ id }) => id)).toEqual([
      'previewWorkSettings',
      'previewPaySettings',
      'previewSchedule',
      'previewScheduleClosing',
      'previewAssignment',
      'previewUnitAssignment',
      'previewCalendar',
      'exportEmployees',
      'previewTerms',
      'exportDayBoard',
      'exportTimesheet',
      'exportAttendanceFigures',
      'exportArrivalTimes',
      'exportAdvanceFigures',
      'exportDayCosts',
      'previewDecision',
      'previewCorrection',
      'previewDayEntry',
      'previewAbsence',
      'exportPayouts',
      'exportPayoutRegister',
      'readPayoutResult',
      'previewNetPay',
      'exportTransactions',
      'exportPaymentRequests',
      'showPayoutCard',
      'exportAuditTrail',
    ]);
    const areas = new Set(open.map(({ path }) => path.split('/')[1]));
    expect([...areas].sort()).toEqual(['account', 'auth', 'notifications']);
  });

  it('closes every object it sends or takes', () => {
    for (const { id, body } of operations) if (body) expect(body, id).toHaveProperty('$ref');
  });
});
