import type absences from './uz-Latn/time/absences.ts';
import type account from './uz-Latn/account/account.ts';
import type advances from './uz-Latn/insight/advances.ts';
import type analytics from './uz-Latn/insight/analytics.ts';
import type attendance from './uz-Latn/time/attendance.ts';
import type audit from './uz-Latn/insight/audit.ts';
import type auth from './uz-Latn/auth/auth.ts';
import type calendar from './uz-Latn/time/calendar.ts';
import type cards from './uz-Latn/money/cards.ts';
import type closing from './uz-Latn/time/closing.ts';
import type colleagues from './uz-Latn/organization/colleagues.ts';
import type common from './uz-Latn/shared/common.ts';
import type companyProblems from './uz-Latn/shared/companyProblems.ts';
import type dayChange from './uz-Latn/time/dayChange.ts';
import type dayEntry from './uz-Latn/time/dayEntry.ts';
import type definitions from './uz-Latn/insight/definitions.ts';
import type demo from './uz-Latn/development/demo.ts';
import type earnings from './uz-Latn/money/earnings.ts';
import type employeeList from './uz-Latn/employees/employeeList.ts';
import type employeeRecord from './uz-Latn/employees/employeeRecord.ts';
import type employees from './uz-Latn/employees/employees.ts';
import type fields from './uz-Latn/shared/fields.ts';
import type gates from './uz-Latn/organization/gates.ts';
import type home from './uz-Latn/home/home.ts';
import type personal from './uz-Latn/account/personal.ts';
import type identity from './uz-Latn/account/identity.ts';
import type ledger from './uz-Latn/money/ledger.ts';
import type lists from './uz-Latn/shared/lists.ts';
import type machines from './uz-Latn/development/machines.ts';
import type notifications from './uz-Latn/notifications/notifications.ts';
import type overview from './uz-Latn/insight/overview.ts';
import type payLines from './uz-Latn/money/payLines.ts';
import type payments from './uz-Latn/money/payments.ts';
import type payouts from './uz-Latn/money/payouts.ts';
import type problems from './uz-Latn/shared/problems.ts';
import type push from './uz-Latn/notifications/push.ts';
import type registration from './uz-Latn/auth/registration.ts';
import type reports from './uz-Latn/insight/reports.ts';
import type schedules from './uz-Latn/time/schedules.ts';
import type settings from './uz-Latn/organization/settings.ts';
import type settlement from './uz-Latn/time/settlement.ts';
import type payslips from './uz-Latn/money/payslips.ts';
import type registers from './uz-Latn/money/registers.ts';
import type runs from './uz-Latn/money/runs.ts';
import type shell from './uz-Latn/shared/shell.ts';
import type sides from './uz-Latn/auth/sides.ts';
import type start from './uz-Latn/organization/start.ts';
import type timesheet from './uz-Latn/time/timesheet.ts';
import type transactions from './uz-Latn/money/transactions.ts';
import type units from './uz-Latn/organization/units.ts';
import type upload from './uz-Latn/employees/upload.ts';
import type workCalendar from './uz-Latn/time/workCalendar.ts';

/** Areas with texts of their own: one file for each language, src/i18n/<language>/<area>.ts. */
export interface Catalogues {
  common: typeof common;
  fields: typeof fields;
  problems: typeof problems & typeof companyProblems;
  auth: typeof auth;
  account: typeof account;
  identity: typeof identity;
  gates: typeof gates;
  home: typeof home;
  earnings: typeof earnings;
  employees: typeof employees;
  employeeList: typeof employeeList;
  employeeRecord: typeof employeeRecord;
  advances: typeof advances;
  analytics: typeof analytics;
  reports: typeof reports;
  attendance: typeof attendance;
  audit: typeof audit;
  calendar: typeof calendar;
  ledger: typeof ledger;
  lists: typeof lists;
  closing: typeof closing;
  colleagues: typeof colleagues;
  machines: typeof machines;
  cards: typeof cards;
  overview: typeof overview;
  payLines: typeof payLines;
  payments: typeof payments;
  payouts: typeof payouts;
  payslips: typeof payslips;
  registers: typeof registers;
  runs: typeof runs;
  transactions: typeof transactions;
  notifications: typeof notifications;
  push: typeof push;
  absences: typeof absences;
  dayChange: typeof dayChange;
  dayEntry: typeof dayEntry;
  definitions: typeof definitions;
  demo: typeof demo;
  settlement: typeof settlement;
  timesheet: typeof timesheet;
  units: typeof units;
  upload: typeof upload;
  personal: typeof personal;
  registration: typeof registration;
  schedules: typeof schedules;
  settings: typeof settings;
  shell: typeof shell;
  sides: typeof sides;
  start: typeof start;
  workCalendar: typeof workCalendar;
}

export type Area = keyof Catalogues;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Base<K extends string> = K extends `${infer B}_${PluralForm}` ? B : K;

/** Keys as `t` takes them: nested with dots, plural ones without their suffix. */
export type KeyOf<C> = {
  [K in keyof C & string]: C[K] extends string ? Base<K> : `${K}.${KeyOf<C[K]>}`;
}[keyof C & string];

type Translated<S, Form extends string> = {
  [K in keyof S & string as K extends `${infer B}_${PluralForm}` ? `${B}_${Form}` : K]: S[K] extends string
    ? string
    : Translated<S[K], Form>;
};

/** Shape of a Russian catalogue: the source's keys, with all four plural forms. */
export type Russian<Source> = Translated<Source, 'one' | 'few' | 'many' | 'other'>;
/** Shape of an Uzbek Cyrillic catalogue: exactly the source's keys. */
export type Cyrillic<Source> = Translated<Source, 'one' | 'other'>;

export type Values = Record<string, string | number>;
/** A `count` among the values selects the plural form. */
export type Text<A extends Area> = (key: KeyOf<Catalogues[A]>, values?: Values) => string;
