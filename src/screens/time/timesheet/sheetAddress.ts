import { isCompanyDate, isCompanyMonth, monthOf, type CompanyMonth } from '#domain/calendar/index.ts';
import {
  sheetFilters,
  type SheetCell,
  type SheetChoice,
  type SheetPlace,
} from '#machines/flows/time/timesheet/timesheetMachine.ts';
import { isUnitChoice } from '#src/components/list/listAddress.ts';

/** Reads the sheet's state from an address and drops what is invalid. A day without a month determines the month. */
export function placeOf(address: URLSearchParams): SheetPlace {
  const [month, unit, employee, date] = ['month', 'unit', 'employee', 'date'].map(
    (name) => address.get(name) ?? '',
  ) as [string, string, string, string];
  const day = isCompanyDate(date) ? date : null;
  const namedMonth = day && !isCompanyMonth(month) ? monthOf(day) : month;
  const chosenMonth = isCompanyMonth(namedMonth) ? namedMonth : null;
  const isCell =
    day !== null && monthOf(day) === chosenMonth && employee !== 'none' && isUnitChoice(employee);
  return {
    month: chosenMonth,
    choice: {
      show: sheetFilters.find((one) => one === address.get('show')),
      unit: isUnitChoice(unit) ? unit : undefined,
    },
    cell: isCell ? { employeeId: employee, column: Number(day.slice(8)) - 1 } : null,
  };
}

/** The shortest address of what is shown; the month is always in it, so that a link says the same next month. */
export function addressOf(month: CompanyMonth | null, { show, unit }: SheetChoice, cell: SheetCell | null) {
  const address = new URLSearchParams();
  if (month) address.set('month', month);
  if (unit) address.set('unit', unit);
  if (show) address.set('show', show);
  if (month && cell) {
    address.set('employee', cell.employeeId);
    address.set('date', `${month}-${String(cell.column + 1).padStart(2, '0')}`);
  }
  return address.toString();
}
