import { settingsSection } from '../settingsSection/settingsSection.ts';
import {
  calendarOf,
  changedField,
  rebaseCalendar,
  sameCalendar,
  type CalendarForm,
  type CalendarYear,
} from './calendarForm.ts';

/** A year of the company's calendar: its own days and the decree, changed as a draft. */
export const calendarYearMachine = settingsSection<CalendarForm, CalendarYear>({
  id: 'calendarYear',
  formOf: calendarOf,
  versionOf: ({ version }) => version,
  same: sameCalendar,
  fieldOf: changedField,
  rebase: rebaseCalendar,
  previews: true,
});
