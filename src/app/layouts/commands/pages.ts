import {
  BellIcon,
  CalendarIcon,
  DeviceIcon,
  DownloadIcon,
  FitIcon,
  HistoryIcon,
  KeypadIcon,
  OverviewIcon,
  PersonIcon,
  PlusIcon,
  RequestIcon,
  SettingsIcon,
  type IconComponent,
} from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { actions } from './actions.ts';
import { analytics, navigation, settings } from '../navigation.ts';

export interface Command {
  /** An address of the app, or the name of an action. */
  id: string;
  name: string;
  icon: IconComponent;
}

/** What an employer can open and do from anywhere, in the words of the language. */
export function useCommands(): { pages: Command[]; actions: Command[] } {
  const t = useText('shell');
  const common = useText('common');
  const names = useText('colleagues');
  const schedules = useText('schedules');
  const calendar = useText('workCalendar');
  const payments = useText('payments');
  const reports = useText('reports');
  const role = useColleagueRole();
  const isOwner = role === 'owner';
  const pages = [
    ...navigation.employer.map(({ to, text, icon }) => ({ id: to, name: common(text), icon })),
    ...(role === 'manager'
      ? []
      : [
          { id: analytics.to, name: t('analytics'), icon: analytics.icon },
          { id: '/reports', name: reports('title'), icon: DownloadIcon },
          { id: '/audit', name: reports('audit'), icon: HistoryIcon },
          { id: '/payments', name: payments('payments'), icon: RequestIcon },
          { id: '/transactions', name: payments('transactions'), icon: RequestIcon },
          { id: '/ledger', name: payments('ledger'), icon: FitIcon },
        ]),
    ...(isOwner
      ? [
          { id: '/employees/imports', name: t('imports'), icon: DownloadIcon },
          { id: settings.to, name: t('settings'), icon: SettingsIcon },
          { id: '/settings/schedules', name: schedules('title'), icon: CalendarIcon },
          { id: '/settings/calendar', name: calendar('title'), icon: CalendarIcon },
          { id: '/settings/colleagues', name: names('title'), icon: PersonIcon },
        ]
      : []),
    { id: '/notifications', name: common('notifications'), icon: BellIcon },
    { id: '/settings/profile', name: t('profile'), icon: PersonIcon },
    { id: '/settings/devices', name: t('devices'), icon: DeviceIcon },
    { id: '/settings/notification-settings', name: t('notificationSettings'), icon: SettingsIcon },
    { id: '/machines', name: t('machines'), icon: OverviewIcon },
  ];
  return {
    pages,
    actions: [
      ...(isOwner
        ? [
            { id: '/employees/new', name: t('hire'), icon: PlusIcon },
            { id: '/employees/upload', name: t('upload'), icon: DownloadIcon },
          ]
        : []),
      { id: actions.chart, name: t('chart'), icon: FitIcon },
      { id: actions.keys, name: t('keys'), icon: KeypadIcon },
    ],
  };
}
