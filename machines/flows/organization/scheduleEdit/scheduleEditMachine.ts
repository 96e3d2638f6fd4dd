import { settingsSection } from '../settingsSection/settingsSection.ts';
import {
  isSameSchedule,
  scheduleErrors,
  scheduleField,
  scheduleOf,
  type EditedSchedule,
  type ScheduleForm,
} from './scheduleForm.ts';

/** A named schedule, new or with other hours from a day on, once its effect was seen. What someone else has saved meanwhile is shown beside it. */
export const scheduleEditMachine = settingsSection<ScheduleForm, EditedSchedule>({
  id: 'scheduleEdit',
  formOf: scheduleOf,
  versionOf: ({ schedule }) => schedule?.version ?? 0,
  errors: scheduleErrors,
  previews: true,
  same: isSameSchedule,
  fieldOf: scheduleField,
});
