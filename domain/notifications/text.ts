import type { CompanyDate, CompanyMonth } from '../calendar/index.ts';
import {
  formatDate,
  formatInstant,
  formatDuration,
  formatMoney,
  formatMonth,
  formatNumber,
} from '../format/index.ts';
import type { Language } from '../language.ts';
import type { Tiyin } from '../money.ts';
import type { NotificationType } from './types.ts';
import type { NotificationTexts } from './texts/uz-Latn.ts';

type RequestEvent =
  | 'requestMade'
  | 'requestApproved'
  | 'requestApprovedForLess'
  | 'requestCancelled'
  | 'requestInSalary'
  | 'requestNothingLeft'
  | 'paymentCancelled'
  | 'requestPaid'
  | 'advancePaid'
  | 'salaryPaid'
  | 'requestFailed'
  | 'requestReturned'
  | 'paidLate';

interface RequestNews {
  about: RequestEvent;
  amount: Tiyin;
  askedAmount?: Tiyin;
  employeeName: string | null;
  reason: string | null;
}

interface JobNews {
  about: 'jobDeclined';
  employeeName: string;
  reason: string | null;
}

interface ReasonNews {
  about: 'reasonAccepted' | 'reasonRefused';
  /** The late day. */
  date: CompanyDate;
  reason: string | null;
}

interface DayNews {
  about:
    | 'correctionProposed'
    | 'correctionAccepted'
    | 'correctionRefused'
    | 'dayCorrected'
    | 'daysEntered'
    | 'dayCounted'
    | 'dayHalved'
    | 'dayDismissed'
    | 'latePunchAccepted'
    | 'latePunchRefused'
    | 'absenceProposed'
    | 'absenceAccepted'
    | 'absenceRefused'
    | 'absenceEntered'
    | 'absenceCancelled';
  day: CompanyDate;
  employeeName: string | null;
  reason: string | null;
}

interface MonthNews {
  about: 'monthClosed' | 'monthNotClosed' | 'monthReopened';
  month: CompanyMonth;
  reason: string | null;
}

interface CardNews {
  about: 'cardAdded' | 'cardChosen' | 'cardRemoved';
  last4: string;
  employeeName: string | null;
}

interface PayRunNews {
  about: 'advancePrepared' | 'salaryPrepared' | 'correctionPrepared';
  period: CompanyMonth;
  people: number;
  amount: Tiyin;
}

interface SalaryNews {
  about: 'salaryWithheld';
  month: CompanyMonth;
  withheld: Tiyin;
}

interface LinesNews {
  about: 'salaryConfirmed';
  month: CompanyMonth;
  added: Tiyin;
  deducted: Tiyin;
}

interface ReportNews {
  about: 'reportReady' | 'reportFailed';
  /** Its name, which says what it is. */
  file: string;
}

/** What the text of each type is made from; the contract's `Notification` has more. */
interface Params {
  warningNewDevice: { name: string | null; platform: string | null };
  enterCheckInTime: { time: string };
  enterCheckOutTime: { time: string };
  /** The deadline is an instant as in the contract; older ones have none. */
  enterTardnessReason: { date: CompanyDate; minutes: number; deadline?: string };
  infoCurrentDayWork: { date: CompanyDate; minutes: number };
  other:
    | (RequestNews | JobNews | ReasonNews | DayNews | MonthNews)
    | (CardNews | PayRunNews | SalaryNews | LinesNews | ReportNews);
}

export type NotificationContent = {
  [T in NotificationType]: { type: T; params: Params[T] };
}[NotificationType];

export interface NotificationText {
  title: string;
  body: string;
}

type Values = Record<string, string>;
type TitleKey = keyof NotificationTexts['title'];
type BodyKey = keyof NotificationTexts['body'];
/** Looks a text up in one language and fills in its values. */
export type Translate = (
  key: `title.${TitleKey}` | `body.${BodyKey}` | 'unnamedDevice',
  values?: Values,
) => string;

/** Title and body of a notification: the server's messages and the app's list and toasts all come from here. */
export function notificationText(
  notification: NotificationContent,
  translate: Translate,
  language: Language,
): NotificationText {
  const key = notification.type === 'other' ? notification.params.about : notification.type;
  return { title: translate(`title.${key}`), body: bodyOf(notification, translate, language) };
}

function bodyOf({ type, params }: NotificationContent, translate: Translate, language: Language): string {
  switch (type) {
    case 'warningNewDevice':
      return translate('body.warningNewDevice', {
        device: params.name ?? params.platform ?? translate('unnamedDevice'),
      });
    case 'enterCheckInTime':
    case 'enterCheckOutTime':
      return translate(`body.${type}`, { time: params.time });
    case 'enterTardnessReason':
    case 'infoCurrentDayWork': {
      const values = {
        date: formatDate(params.date, language, 'dayMonth'),
        duration: formatDuration(params.minutes, language),
      };
      if (!('deadline' in params)) return translate(`body.${type}`, values);
      const until = formatInstant(params.deadline, language, 'dayMonth');
      return translate('body.tardnessReasonUntil', { ...values, until });
    }
    case 'other': {
      if (params.about === 'jobDeclined') {
        const { employeeName: name, reason } = params;
        return reason === null ? name : translate('body.jobDeclined', { name, reason });
      }
      if ('file' in params) return params.file;
      if ('date' in params) {
        const date = formatDate(params.date, language, 'dayMonth');
        return translate(`body.${params.about}`, { date, reason: params.reason ?? '' });
      }
      if ('last4' in params) {
        const card = `•••• ${params.last4}`;
        const { about, employeeName: name } = params;
        return name === null ? card : translate(`body.${about}`, { name, card });
      }
      if ('period' in params) {
        const { about, people } = params;
        const amount = formatMoney(params.amount, language);
        const month = formatMonth(params.period, language);
        return translate(`body.${about}`, { month, people: formatNumber(people), amount });
      }
      if ('withheld' in params) {
        const amount = formatMoney(params.withheld, language);
        return translate(`body.${params.about}`, { month: formatMonth(params.month, language), amount });
      }
      if ('added' in params) {
        const [added, deducted] = [params.added, params.deducted].map((amount) =>
          formatMoney(amount, language),
        );
        const key = !params.deducted
          ? 'salaryAdded'
          : params.added
            ? 'salaryAddedAndDeducted'
            : 'salaryDeducted';
        return translate(`body.${key}`, {
          month: formatMonth(params.month, language),
          added: added!,
          deducted: deducted!,
        });
      }
      if ('month' in params) {
        const month = formatMonth(params.month, language);
        return translate(`body.${params.about}`, { month, reason: params.reason ?? '' });
      }
      if ('day' in params) {
        const date = formatDate(params.day, language, 'dayMonth');
        const { about, employeeName, reason } = params;
        const bare = employeeName === null && !reason;
        return bare
          ? date
          : translate(`body.${about}`, { date, name: employeeName ?? '', reason: reason ?? '' });
      }
      const { about, employeeName, reason } = params;
      const amount = formatMoney(params.amount, language);
      const isBare =
        (about === 'requestMade' && employeeName === null) ||
        (about === 'requestCancelled' && reason === null);
      if (isBare) return amount;
      const asked = formatMoney(params.askedAmount ?? params.amount, language);
      return translate(`body.${about}`, { amount, asked, name: employeeName ?? '', reason: reason ?? '' });
    }
  }
}

/** For code without a translation library: texts of one language, `{{name}}` standing for a value. */
export function translateFrom(texts: NotificationTexts): Translate {
  return (key, values = {}) => {
    const text =
      key === 'unnamedDevice'
        ? texts.unnamedDevice
        : (texts[key.slice(0, key.indexOf('.')) as 'title' | 'body'] as Record<string, string>)[
            key.slice(key.indexOf('.') + 1)
          ]!;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
