import type { NotificationTexts } from './uz-Latn.ts';

export default {
  title: {
    warningNewDevice: 'Вход в профиль с нового устройства',
    enterCheckInTime: 'Отметьте приход',
    enterCheckOutTime: 'Отметьте уход',
    enterTardnessReason: 'Укажите причину опоздания',
    infoCurrentDayWork: 'Итог рабочего дня',
    requestMade: 'Новая заявка',
    requestApproved: 'Ваша заявка одобрена',
    requestApprovedForLess: 'Ваша заявка одобрена на меньшую сумму',
    requestCancelled: 'Ваша заявка отменена',
    requestPaid: 'Деньги по Вашей заявке выплачены',
    requestFailed: 'Выплата не прошла',
    jobDeclined: 'Сотрудник отклонил работу',
  },
  body: {
    warningNewDevice: '{{device}}. Если это были не Вы, отключите устройство',
    enterCheckInTime: 'Работа начинается в {{time}}',
    enterCheckOutTime: 'Работа заканчивается в {{time}}',
    enterTardnessReason: '{{date}}: опоздание {{duration}}',
    infoCurrentDayWork: '{{date}}: отработано {{duration}}',
    requestMade: '{{name}}, {{amount}}',
    requestApproved: '{{amount}} скоро поступят на Вашу карту',
    requestApprovedForLess: '{{amount}} вместо {{asked}}. Причина: {{reason}}',
    requestCancelled: '{{amount}}. Причина: {{reason}}',
    requestPaid: '{{amount}} поступили на Вашу карту',
    requestFailed: '{{amount}} пока не выплачены. Работодатель об этом знает',
    jobDeclined: '{{name}}. Причина: {{reason}}',
  },
  unnamedDevice: 'Устройство без названия',
} satisfies NotificationTexts;
