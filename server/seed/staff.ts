import { addDays, companyDate, companyDayStart } from '#domain/calendar/index.ts';
import { FIRST_DAY } from '#domain/dated/versions.ts';
import { searchKey } from '#domain/text.ts';
import type { Account, EmployeeEvent } from '../database/tables.generated.ts';
import { cardColumns } from '../modules/money/cards/index.ts';
import { employedFrom, fullName, wordRows } from '../modules/employees/records/index.ts';
import { accountIdOf, employeeIdOf, type Rows, type Setting } from './company.ts';
import { sampleId, samplePinfl } from './numbers.ts';
import type { SampleEmployee, SamplePerson } from './people.ts';
import { lastDayOf } from './punches.ts';

function account(person: SamplePerson, passwordHash: string, createdAt: Date): Account {
  const { firstName, lastName, passportSerialNumber, phoneNumber, pinfl } = person;
  const id = accountIdOf(person);
  return { id, phoneNumber, passwordHash, firstName, lastName, passportSerialNumber, pinfl, createdAt };
}

/** Accounts of a company's people, all with one password. */
export function accountRows(setting: Setting, passwordHash: string): Rows {
  const { colleagues = [], employer, employees, others = [] } = setting;
  const withAccount = employees.filter(({ account: standing }) => standing !== 'none');
  return {
    account: [employer, ...colleagues.map(({ who }) => who), ...others, ...withAccount].map((person) => {
      const row = account(person, passwordHash, setting.hiredAt(person));
      const differs = employees.some((who) => who === person && who.account === 'mismatch');
      return differs ? { ...row, pinfl: samplePinfl('1998-08-08', 'female', 98) } : row;
    }),
  };
}

export function signedUpRow(id: string, phoneNumber: string, passwordHash: string, createdAt: Date): Account {
  const nothing = { firstName: null, lastName: null, passportSerialNumber: null, pinfl: null };
  return { id, phoneNumber, passwordHash, ...nothing, createdAt };
}

const positions = ['Sotuvchi', 'Kassir', 'Omborchi', 'Haydovchi', 'Hisobchi', 'Qorovul'];

/** Records with their cards, and how each got its status. */
export function staffRows(setting: Setting): Rows {
  const { config, employees, organizationId } = setting;
  return {
    employee: employees.map((who) => ({
      organizationId,
      id: employeeIdOf(who),
      version: 1,
      accountId: who.account === 'joined' ? accountIdOf(who) : null,
      firstName: who.firstName,
      lastName: who.lastName,
      searchKey: searchKey(fullName(who)),
      passportSerialNumber: who.passportSerialNumber,
      pinfl: who.pinfl,
      phoneNumber: who.phoneNumber,
      accountCredit: null,
      position: positions[who.serial % positions.length]!,
      personnelNumber: String(who.serial).padStart(4, '0'),
      status: who.status,
      chosenStatus: 'active',
      addedAt: setting.hiredAt(who),
      registeredAt: who.account === 'joined' ? setting.hiredAt(who) : null,
      employment: employmentOf(setting, who),
    })),
    employeeSalary: employees.map((who) => ({
      organizationId,
      id: sampleId('salary', who.serial),
      employeeId: employeeIdOf(who),
      salary: who.salary,
      validFrom: FIRST_DAY,
      savedAt: setting.hiredAt(who),
      savedByAccountId: accountIdOf(setting.employer),
      replacedAt: null,
    })),
    card: employees.map((who) => ({
      organizationId,
      employeeId: employeeIdOf(who),
      isDefault: true,
      createdAt: setting.hiredAt(who),
      ...cardColumns(config, sampleId('card', who.serial), who.cardNumber),
    })),
    employeeWord: employees.flatMap((who) =>
      wordRows({ organizationId, id: employeeIdOf(who), searchKey: searchKey(fullName(who)) }),
    ),
    employeeCount: employees.map((who) => ({
      organizationId,
      id: sampleId('count', who.serial),
      status: who.status,
      registered: who.account === 'joined',
      change: 1,
    })),
    employeeEvent: employees.flatMap((who) => history(setting, who)),
  };
}

/** Whoever has left worked until the evening of the last day. */
function employmentOf(setting: Setting, who: SampleEmployee): string {
  const first = companyDate(setting.hiredAt(who).getTime());
  return who.status === 'left'
    ? `{[${first},${addDays(lastDayOf(who, setting.firstDay)!, 1)})}`
    : employedFrom(first);
}

function history(setting: Setting, who: SampleEmployee): EmployeeEvent[] {
  const employeeId = employeeIdOf(who);
  const employerAccountId = accountIdOf(setting.employer);
  const at = setting.hiredAt(who);
  const events: EmployeeEvent[] = [];
  const add = (
    event: string,
    toStatus: string,
    byAccountId: string,
    when: Date,
    reason: string | null = null,
  ) => {
    const fromStatus = events.at(-1)?.toStatus ?? null;
    const id = sampleId('event', who.serial, event);
    const { organizationId } = setting;
    events.push({
      organizationId,
      id,
      employeeId,
      event,
      fromStatus,
      toStatus,
      reason,
      byAccountId,
      at: when,
    });
  };
  add('create', 'notIdentified', employerAccountId, at);
  if (who.account === 'joined')
    add('identify', 'active', accountIdOf(who), new Date(at.getTime() + 5_400_000));
  const lastDay = lastDayOf(who, setting.firstDay);
  if (!lastDay) return events;
  const evening = new Date(companyDayStart(lastDay) + 20 * 3_600_000);
  if (who.status === 'blocked')
    add('block', 'blocked', employerAccountId, evening, 'Hujjatlari muddati tugagan');
  else add('leave', 'left', employerAccountId, evening, 'Oʻz xohishi bilan');
  return events;
}
