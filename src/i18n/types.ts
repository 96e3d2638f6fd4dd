import type absences from './uz-Latn/absences.ts';
import type account from './uz-Latn/account.ts';
import type advances from './uz-Latn/advances.ts';
import type analytics from './uz-Latn/analytics.ts';
import type attendance from './uz-Latn/attendance.ts';
import type audit from './uz-Latn/audit.ts';
import type auth from './uz-Latn/auth.ts';
import type calendar from './uz-Latn/calendar.ts';
import type cards from './uz-Latn/cards.ts';
import type closing from './uz-Latn/closing.ts';
import type colleagues from './uz-Latn/colleagues.ts';
import type common from './uz-Latn/common.ts';
import type companyProblems from './uz-Latn/companyProblems.ts';
import type dayChange from './uz-Latn/dayChange.ts';
import type dayEntry from './uz-Latn/dayEntry.ts';
import type definitions from './uz-Latn/definitions.ts';
import type demo from './uz-Latn/demo.ts';
import type earnings from './uz-Latn/earnings.ts';
import type employeeList from './uz-Latn/employeeList.ts';
import type employeeRecord from './uz-Latn/employeeRecord.ts';
import type employees from './uz-Latn/employees.ts';
import type fields from './uz-Latn/fields.ts';
import type gates from './uz-Latn/gates.ts';
import type home from './uz-Latn/home.ts';
import type personal from './uz-Latn/personal.ts';
import type identity from './uz-Latn/identity.ts';
import type ledger from './uz-Latn/ledger.ts';
import type lists from './uz-Latn/lists.ts';
import type machines from './uz-Latn/machines.ts';
import type notifications from './uz-Latn/notifications.ts';
import type overview from './uz-Latn/overview.ts';
import type payLines from './uz-Latn/payLines.ts';
import type payments from './uz-Latn/payments.ts';
import type payouts from './uz-Latn/payouts.ts';
import type problems from './uz-Latn/problems.ts';
import type push from './uz-Latn/push.ts';
import type registration from './uz-Latn/registration.ts';
import type reports from './uz-Latn/reports.ts';
import type schedules from './uz-Latn/schedules.ts';
import type settings from './uz-Latn/settings.ts';
import type settlement from './uz-Latn/settlement.ts';
import type payslips from './uz-Latn/payslips.ts';
import type registers from './uz-Latn/registers.ts';
import type runs from './uz-Latn/runs.ts';
import type shell from './uz-Latn/shell.ts';
import type sides from './uz-Latn/sides.ts';
import type start from './uz-Latn/start.ts';
import type timesheet from './uz-Latn/timesheet.ts';
import type transactions from './uz-Latn/transactions.ts';
import type units from './uz-Latn/units.ts';
import type upload from './uz-Latn/upload.ts';
import type workCalendar from './uz-Latn/workCalendar.ts';

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
