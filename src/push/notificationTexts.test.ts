import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import type { NotificationContent } from '#domain/notifications/text.ts';
import { tiyin } from '#domain/money.ts';
import { messageText } from '#server/modules/notifications/messageText.ts';
import { appNotificationText } from './appNotificationText.ts';
import { catalogues } from '../i18n/catalogues.support.ts';
import type { Text } from '../i18n/types.ts';
import type { Notification } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';

const request = { amount: tiyin(123_456_700), employeeName: null, reason: null };
const samples: NotificationContent[] = [
  { type: 'warningNewDevice', params: { name: 'Redmi 9A', platform: 'Android' } },
  { type: 'warningNewDevice', params: { name: null, platform: null } },
  { type: 'enterCheckInTime', params: { time: '09:00' } },
  { type: 'enterCheckOutTime', params: { time: '18:00' } },
  { type: 'enterTardnessReason', params: { date: '2026-11-18', minutes: 25 } },
  {
    type: 'enterTardnessReason',
    params: { date: '2026-11-18', minutes: 25, deadline: '2026-11-19T13:00:00.000Z' },
  },
  { type: 'infoCurrentDayWork', params: { date: '2026-11-18', minutes: 485 } },
  { type: 'other', params: { ...request, about: 'requestMade', employeeName: 'Karimova Aziza' } },
  { type: 'other', params: { ...request, about: 'requestApproved' } },
  {
    type: 'other',
    params: { ...request, about: 'requestApprovedForLess', askedAmount: tiyin(200_000_000), reason: 'Limit' },
  },
  { type: 'other', params: { ...request, about: 'requestCancelled', reason: 'Avval avans berilgan' } },
  { type: 'other', params: { ...request, about: 'requestPaid' } },
  { type: 'other', params: { ...request, about: 'requestFailed' } },
  { type: 'other', params: { ...request, about: 'requestReturned' } },
  {
    type: 'other',
    params: { about: 'salaryPrepared', period: '2026-10', people: 1200, amount: tiyin(123_456_700) },
  },
];

describe.each(languages)('in %s', (language) => {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    initAsync: false,
    interpolation: { escapeValue: false },
    keySeparator: false,
    resources: {
      [language]: { notifications: Object.fromEntries(catalogues.get(language)?.get('notifications') ?? []) },
    },
  });
  const t: Text<'notifications'> = (key, values) => i18n.t(`notifications:${key}`, values ?? {});

  test.each(samples)('$type: a push message says what the list says ($params.about)', (sample) => {
    const shown = appNotificationText(sample as Notification, t, language);
    const sent = messageText({ type: sample.type, data: sample.params, organizationTitle: null }, language);
    expect(sent).toEqual(shown);
    expect(`${sent.title}\n${sent.body}`).not.toMatch(/[{}]|undefined|null/);
  });
});
