import { at, button, inTurn, type BuiltScreen } from './scenes.ts';
import { calendarScreens } from './calendarScenes.ts';
import { employeeScreens } from './employeeScenes.ts';
import { employerScreens } from './employerScenes.ts';
import { entranceScreens } from './entranceScenes.ts';
import { machineScreens } from './machineScenes.ts';
import { moneyScreens } from './moneyScenes.ts';
import { payRunScreens } from './payRunScenes.ts';
import { payslipScreens } from './payslipScenes.ts';
import { noticeScreens } from './noticeScenes.ts';
import { settingsScreens } from './settingsScenes.ts';
import { analyticsScreens } from './analyticsScenes.ts';
import { auditScreens } from './auditScenes.ts';
import { reportScreens } from './reportScenes.ts';
import { timesheetScreens } from './timesheetScenes.ts';
import { unitScreens } from './unitScenes.ts';
import { uploadScreens } from './uploadScenes.ts';

/** Every screen, in the states worth looking at, on the sample company. */
export const builtScreens: readonly BuiltScreen[] = [
  ...entranceScreens,
  ...settingsScreens,
  ...calendarScreens,
  { name: 'not-found', who: 'stranger', open: at('/nowhere') },

  { name: 'sides', who: 'newcomer', open: at('/steps/check') },
  { name: 'profile', who: 'newcomer', open: at('/step/continue') },
  {
    name: 'profile-errors',
    who: 'newcomer',
    open: inTurn(at('/step/continue'), ({ page, say }) => button(page, say('account', 'step.save')).click()),
  },

  {
    name: 'company',
    who: 'employer',
    open: inTurn(at('/step/continue?side=employer'), async ({ page, say }) => {
      await button(page, say('sides', 'another')).click();
      await page.getByLabel(say('sides', 'companyTitle')).fill('Registon Savdo');
      await button(page, say('sides', 'found')).click();
      await page.getByText(say('fields', 'required')).first().waitFor();
    }),
  },

  ...employeeScreens,
  ...noticeScreens,
  ...employerScreens,
  ...timesheetScreens,
  ...moneyScreens,
  ...payRunScreens,
  ...payslipScreens,
  ...analyticsScreens,
  ...reportScreens,
  ...auditScreens,
  ...unitScreens,
  ...uploadScreens,
  ...machineScreens,
];

export const findScreen = (name: string): BuiltScreen => {
  const found = builtScreens.find((screen) => screen.name === name);
  if (!found) throw new Error(`no screen is called ${name}`);
  return found;
};
