import { addDays } from '#domain/calendar/index.ts';
import type { PaymentRequest } from '../database/tables.generated.ts';
import { accountIdOf, employeeIdOf, gateIdOf, type Rows, type Setting } from './company.ts';
import { sampleId, sampleNumber } from './numbers.ts';
import type { SampleEmployee } from './people.ts';
import { lastDayOf, samplePunches, type SamplePunch } from './punches.ts';
import { requestHistory } from './requestHistory.ts';
import { sampleRequests, type SampleRequest } from './requests.ts';

const HOUR_MS = 3_600_000;

/** Last month and this one: worked days and payment requests. */
export function workRows(setting: Setting): Rows {
  const { employees, firstDay, now, plan, today } = setting;
  const punches = new Map<SampleEmployee, SamplePunch[]>();
  for (const who of employees.filter(({ account }) => account === 'joined')) {
    const until = who.habit === 'example' ? addDays(today, -1) : today;
    const dates = { from: firstDay, to: lastDayOf(who, firstDay) ?? until };
    punches.set(who, samplePunches(who, dates, plan, now));
  }
  const requests = sampleRequests(employees, (who) => punches.get(who) ?? [], setting, today);
  const all = [...punches];
  return {
    punch: all.flatMap(([who, own]) => own.map((one) => punchRow(setting, who, one))),
    deviceDay: all.flatMap(([who, own]) => deviceDays(setting, who, own)),
    paymentRequest: requests.map((request) => requestRow(setting, request)),
    paymentRequestEvent: requests.flatMap((request) =>
      requestHistory(requestRow(setting, request), {
        employee: accountIdOf(request.who),
        employer: accountIdOf(setting.employer),
      }),
    ),
  };
}

const deviceOf = ({ serial }: SampleEmployee) => `sample-phone-${serial}`;

function punchRow(setting: Setting, who: SampleEmployee, { type, at, shiftDate }: SamplePunch) {
  const gate =
    setting.gates[sampleNumber(4, who.serial, shiftDate, 'gate') === 0 ? 1 : 0] ?? setting.gates[0]!;
  return {
    organizationId: setting.organizationId,
    id: sampleId('punch', who.serial, at),
    employeeId: employeeIdOf(who),
    gateId: gateIdOf(setting, gate),
    type,
    at: new Date(at),
    shiftDate,
    scannedAt: new Date(at - 1200),
    deviceId: deviceOf(who),
    typed: false,
  };
}

const deviceDays = ({ organizationId }: Setting, who: SampleEmployee, punches: readonly SamplePunch[]) =>
  [...new Set(punches.map(({ shiftDate }) => shiftDate))].map((shiftDate) => ({
    organizationId,
    shiftDate,
    deviceId: deviceOf(who),
    employeeId: employeeIdOf(who),
  }));

function requestRow(setting: Setting, request: SampleRequest): PaymentRequest {
  const { who, state, reviewReason, requestedAt, ...facts } = request;
  const reviewed = state !== 'inProcess' && (state !== 'cancelled' || reviewReason !== null);
  return {
    organizationId: setting.organizationId,
    id: sampleId('request', who.serial, facts.period, requestedAt),
    employeeId: employeeIdOf(who),
    cardId: sampleId('card', who.serial),
    kind: 'asked',
    runId: null,
    ...facts,
    askedAmount: facts.amount,
    state,
    reviewReason,
    cancelledBy: state === 'cancelled' ? (reviewReason === null ? 'employee' : 'employer') : null,
    requestedAt: new Date(requestedAt),
    reviewedAt: reviewed ? new Date(requestedAt + 2 * HOUR_MS) : null,
    reviewedByAccountId: reviewed ? accountIdOf(setting.employer) : null,
    undoUntil: null,
  };
}
