import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditCodes, auditFields } from './fields.ts';
import { auditAreaNames, auditAreas, auditEvents } from './subjects.ts';

interface Schema {
  enum?: string[];
  properties?: Record<string, Schema>;
}
const { schemas } = (
  JSON.parse(readFileSync('openapi/generated/contract.json', 'utf8')) as {
    components: { schemas: Record<string, Schema> };
  }
).components;
const words = (name: string, property?: string) =>
  (property ? schemas[name]?.properties?.[property] : schemas[name])?.enum ?? [];

test.each([
  ...[
    'EmployeeStatus',
    'TardinessReasonState',
    'CorrectionState',
    'AbsenceState',
    'Treatment',
    'PeriodState',
  ],
  ...['PaymentRequestState', 'PayRunState', 'PayRunKind', 'ReportState', 'ReportKind', 'PayoutProvider'],
  ...['ColleagueRole', 'CalendarKind'],
])('every word of %s is a code', (name) => {
  expect(words(name)).not.toEqual([]);
  expect(words(name).filter((code) => !(auditCodes as readonly string[]).includes(code))).toEqual([]);
});

test('every word of how a day counts is a code', () => {
  const counting = words('WorkingDay', 'counting');
  expect(counting).toContain('halved');
  expect(counting.filter((code) => !(auditCodes as readonly string[]).includes(code))).toEqual([]);
});

test('no code is written twice', () => {
  expect(new Set(auditCodes).size).toBe(auditCodes.length);
});

test('every field of a record is told', () => {
  const fields = words('EmployeeField');
  expect(fields).toContain('salary');
  expect(fields.filter((field) => !(field in auditFields))).toEqual([]);
});

test.each(['DetailsUpdate', 'WorkSettingsUpdate', 'PaySettingsUpdate', 'PayoutSettingsUpdate'])(
  'every field of %s is told',
  (name) => {
    const fields = Object.keys(schemas[name]?.properties ?? {});
    expect(fields).toContain('version');
    // A secret is never written; that it was changed is.
    const others = ['version', 'validFrom', 'secret'];
    expect(fields.filter((field) => !(field in auditFields) && !others.includes(field))).toEqual([]);
  },
);

test('everything that happens to a record or a request is told but what the product does on the way', () => {
  const untold = (all: string[], told: readonly string[]) => all.filter((event) => !told.includes(event));
  expect(untold(words('EmployeeHistoryEntry', 'event'), auditEvents.employee)).toEqual([]);
  const ofRequests = untold(words('PaymentRequestEvent', 'event'), auditEvents.paymentRequest);
  expect(ofRequests).toEqual(['settle', 'send', 'doubt']);
});

test('subjects and areas are those of the contract, and each subject is in one area', () => {
  expect(words('AuditSubject').toSorted()).toEqual(Object.keys(auditEvents).toSorted());
  expect(words('AuditArea')).toEqual(auditAreaNames);
  expect(Object.values(auditAreas).flat().toSorted()).toEqual(Object.keys(auditEvents).toSorted());
});
