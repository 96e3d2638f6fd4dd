import type account from './uz-Latn/account.ts';
import type attendance from './uz-Latn/attendance.ts';
import type auth from './uz-Latn/auth.ts';
import type calendar from './uz-Latn/calendar.ts';
import type common from './uz-Latn/common.ts';
import type employeeList from './uz-Latn/employeeList.ts';
import type employeeRecord from './uz-Latn/employeeRecord.ts';
import type employees from './uz-Latn/employees.ts';
import type fields from './uz-Latn/fields.ts';
import type home from './uz-Latn/home.ts';
import type personal from './uz-Latn/personal.ts';
import type identity from './uz-Latn/identity.ts';
import type machines from './uz-Latn/machines.ts';
import type notifications from './uz-Latn/notifications.ts';
import type payments from './uz-Latn/payments.ts';
import type problems from './uz-Latn/problems.ts';
import type push from './uz-Latn/push.ts';
import type registration from './uz-Latn/registration.ts';
import type shell from './uz-Latn/shell.ts';
import type sides from './uz-Latn/sides.ts';
import type upload from './uz-Latn/upload.ts';

/** Areas with texts of their own: one file for each language, src/i18n/<language>/<area>.ts. */
export interface Catalogues {
  common: typeof common;
  fields: typeof fields;
  problems: typeof problems;
  auth: typeof auth;
  account: typeof account;
  identity: typeof identity;
  home: typeof home;
  employees: typeof employees;
  employeeList: typeof employeeList;
  employeeRecord: typeof employeeRecord;
  attendance: typeof attendance;
  calendar: typeof calendar;
  machines: typeof machines;
  payments: typeof payments;
  notifications: typeof notifications;
  push: typeof push;
  upload: typeof upload;
  personal: typeof personal;
  registration: typeof registration;
  shell: typeof shell;
  sides: typeof sides;
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
