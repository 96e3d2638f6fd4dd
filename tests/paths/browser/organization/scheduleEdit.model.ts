import {
  cases,
  sampleSchedule,
} from '#machines/flows/organization/scheduleEdit/scheduleEditMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import { settingsSectionModel } from './settingsSection.model.ts';

const { schedule } = sampleSchedule.versions[0]!;
const [first, ...others] = schedule.days;

export const model = settingsSectionModel(cases, {
  field: 'title',
  previews: true,
  theirs: 'Kunduzgi',
  refusedBody: { schedule: { ...schedule, days: [{ ...first, start: '24:30' }, ...others] } },
  other: {
    label: (say) => say('schedules', 'name'),
    refused: ({ page, say }) =>
      showsFieldError(page.locator('input[name="days.0.start"]'), say, 'timeInvalid'),
  },
});
