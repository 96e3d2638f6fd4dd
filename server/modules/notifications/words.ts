import { formatDate, formatDuration, formatMoney } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import { isNotificationType, type NotificationType } from '#domain/notifications/types.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Notification = components['schemas']['Notification'];
type ParamsOf<T extends NotificationType> = Extract<Notification, { type: T }>['params'];
type About = ParamsOf<'other'>['about'];

interface Words {
  title: string;
  body: string;
}
type Speech = {
  [T in Exclude<NotificationType, 'other'>]: (params: ParamsOf<T>) => Words;
} & { other: Record<About, (params: ParamsOf<'other'>) => Words>; someDevice: string };

const uzLatn: Speech = {
  someDevice: 'nomsiz qurilma',
  warningNewDevice: ({ name }) => ({
    title: 'Hisobingizga yangi qurilmadan kirildi',
    body: `${name ?? uzLatn.someDevice}. Bu Siz boʻlmasangiz, uni qurilmalar roʻyxatida oʻchiring.`,
  }),
  enterCheckInTime: ({ time }) => ({
    title: 'Ish vaqti boshlanmoqda',
    body: `Ish ${time} da boshlanadi. Kelganingizni belgilang.`,
  }),
  enterCheckOutTime: ({ time }) => ({
    title: 'Ish vaqti tugadi',
    body: `Ish ${time} da tugadi. Ketishda buni belgilang.`,
  }),
  enterTardnessReason: ({ date, minutes }) => ({
    title: 'Kechikish sababini yozing',
    body: `${formatDate(date, 'uz-Latn', 'dayMonth')}: ${formatDuration(minutes, 'uz-Latn')} kechikdingiz.`,
  }),
  infoCurrentDayWork: ({ date, minutes }) => ({
    title: 'Bugungi ish kuni',
    body: `${formatDate(date, 'uz-Latn', 'dayMonth')}: ${formatDuration(minutes, 'uz-Latn')} ishladingiz.`,
  }),
  other: {
    requestMade: ({ amount, employeeName }) => ({
      title: 'Yangi soʻrov',
      body: `${employeeName ?? ''}: ${formatMoney(amount, 'uz-Latn')}.`,
    }),
    requestApproved: ({ amount }) => ({
      title: 'Soʻrovingiz tasdiqlandi',
      body: `${formatMoney(amount, 'uz-Latn')} tez orada kartangizga tushadi.`,
    }),
    requestCancelled: ({ amount, reason }) => ({
      title: 'Soʻrovingiz bekor qilindi',
      body: `${formatMoney(amount, 'uz-Latn')}. ${reason ?? ''}`.trim(),
    }),
    requestPaid: ({ amount }) => ({
      title: 'Pul toʻlandi',
      body: `${formatMoney(amount, 'uz-Latn')} kartangizga oʻtkazildi.`,
    }),
    requestFailed: ({ amount }) => ({
      title: 'Toʻlov oʻtmadi',
      body: `${formatMoney(amount, 'uz-Latn')} hali oʻtmadi. Ish beruvchi bundan xabardor.`,
    }),
  },
};

const ru: Speech = {
  someDevice: 'устройство без имени',
  warningNewDevice: ({ name }) => ({
    title: 'Вход с нового устройства',
    body: `${name ?? ru.someDevice}. Если это были не Вы, отключите его в списке устройств.`,
  }),
  enterCheckInTime: ({ time }) => ({
    title: 'Начинается рабочий день',
    body: `Работа начинается в ${time}. Отметьте приход.`,
  }),
  enterCheckOutTime: ({ time }) => ({
    title: 'Рабочий день окончен',
    body: `Работа закончилась в ${time}. Уходя, отметьте уход.`,
  }),
  enterTardnessReason: ({ date, minutes }) => ({
    title: 'Укажите причину опоздания',
    body: `${formatDate(date, 'ru', 'dayMonth')}: опоздание ${formatDuration(minutes, 'ru')}.`,
  }),
  infoCurrentDayWork: ({ date, minutes }) => ({
    title: 'Итог рабочего дня',
    body: `${formatDate(date, 'ru', 'dayMonth')}: отработано ${formatDuration(minutes, 'ru')}.`,
  }),
  other: {
    requestMade: ({ amount, employeeName }) => ({
      title: 'Новый запрос',
      body: `${employeeName ?? ''}: ${formatMoney(amount, 'ru')}.`,
    }),
    requestApproved: ({ amount }) => ({
      title: 'Ваш запрос одобрен',
      body: `${formatMoney(amount, 'ru')} скоро поступят на Вашу карту.`,
    }),
    requestCancelled: ({ amount, reason }) => ({
      title: 'Ваш запрос отменён',
      body: `${formatMoney(amount, 'ru')}. ${reason ?? ''}`.trim(),
    }),
    requestPaid: ({ amount }) => ({
      title: 'Деньги выплачены',
      body: `${formatMoney(amount, 'ru')} переведены на Вашу карту.`,
    }),
    requestFailed: ({ amount }) => ({
      title: 'Выплата не прошла',
      body: `${formatMoney(amount, 'ru')} пока не переведены. Работодатель об этом знает.`,
    }),
  },
};

const uzCyrl: Speech = {
  someDevice: 'номсиз қурилма',
  warningNewDevice: ({ name }) => ({
    title: 'Ҳисобингизга янги қурилмадан кирилди',
    body: `${name ?? uzCyrl.someDevice}. Бу Сиз бўлмасангиз, уни қурилмалар рўйхатида ўчиринг.`,
  }),
  enterCheckInTime: ({ time }) => ({
    title: 'Иш вақти бошланмоқда',
    body: `Иш ${time} да бошланади. Келганингизни белгиланг.`,
  }),
  enterCheckOutTime: ({ time }) => ({
    title: 'Иш вақти тугади',
    body: `Иш ${time} да тугади. Кетишда буни белгиланг.`,
  }),
  enterTardnessReason: ({ date, minutes }) => ({
    title: 'Кечикиш сабабини ёзинг',
    body: `${formatDate(date, 'uz-Cyrl', 'dayMonth')}: ${formatDuration(minutes, 'uz-Cyrl')} кечикдингиз.`,
  }),
  infoCurrentDayWork: ({ date, minutes }) => ({
    title: 'Бугунги иш куни',
    body: `${formatDate(date, 'uz-Cyrl', 'dayMonth')}: ${formatDuration(minutes, 'uz-Cyrl')} ишладингиз.`,
  }),
  other: {
    requestMade: ({ amount, employeeName }) => ({
      title: 'Янги сўров',
      body: `${employeeName ?? ''}: ${formatMoney(amount, 'uz-Cyrl')}.`,
    }),
    requestApproved: ({ amount }) => ({
      title: 'Сўровингиз тасдиқланди',
      body: `${formatMoney(amount, 'uz-Cyrl')} тез орада картангизга тушади.`,
    }),
    requestCancelled: ({ amount, reason }) => ({
      title: 'Сўровингиз бекор қилинди',
      body: `${formatMoney(amount, 'uz-Cyrl')}. ${reason ?? ''}`.trim(),
    }),
    requestPaid: ({ amount }) => ({
      title: 'Пул тўланди',
      body: `${formatMoney(amount, 'uz-Cyrl')} картангизга ўтказилди.`,
    }),
    requestFailed: ({ amount }) => ({
      title: 'Тўлов ўтмади',
      body: `${formatMoney(amount, 'uz-Cyrl')} ҳали ўтмади. Иш берувчи бундан хабардор.`,
    }),
  },
};

const speeches: Record<Language, Speech> = { 'uz-Latn': uzLatn, ru, 'uz-Cyrl': uzCyrl };

/** What a push and a Telegram message say; the company leads where it is known, for people with several jobs. */
export function wordsOf(
  { type, data, organizationTitle }: { type: string; data: unknown; organizationTitle: string | null },
  language: Language,
): Words {
  const speech = speeches[language];
  const known = isNotificationType(type) ? type : 'other';
  const say =
    known === 'other'
      ? speech.other[(data as ParamsOf<'other'>).about]
      : (speech[known] as (params: never) => Words);
  const { title, body } = say(data as never);
  return { title, body: organizationTitle === null ? body : `${organizationTitle}. ${body}` };
}
