import {
  BellIcon,
  DeviceIcon,
  DownloadIcon,
  FitIcon,
  KeypadIcon,
  OverviewIcon,
  PersonIcon,
  PlusIcon,
  SettingsIcon,
  type IconComponent,
} from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { navigation } from '../navigation.ts';

export interface Command {
  /** An address of the app, or the name of an action. */
  id: string;
  name: string;
  icon: IconComponent;
}

/** Actions that are no page. */
export const actions = { keys: 'keys', chart: 'chart' } as const;

/** What an employer can open and do from anywhere, in the words of the language. */
export function useCommands(): { pages: Command[]; actions: Command[] } {
  const t = useText('shell');
  const common = useText('common');
  const pages = [
    ...navigation.employer.map(({ to, text, icon }) => ({ id: to, name: common(text), icon })),
    { id: '/employees/imports', name: t('imports'), icon: DownloadIcon },
    { id: '/notifications', name: common('notifications'), icon: BellIcon },
    { id: '/settings/profile', name: t('profile'), icon: PersonIcon },
    { id: '/settings/devices', name: t('devices'), icon: DeviceIcon },
    { id: '/settings/notification-settings', name: t('notificationSettings'), icon: SettingsIcon },
    { id: '/machines', name: t('machines'), icon: OverviewIcon },
  ];
  return {
    pages,
    actions: [
      { id: '/employees/new', name: t('hire'), icon: PlusIcon },
      { id: '/employees/upload', name: t('upload'), icon: DownloadIcon },
      { id: actions.chart, name: t('chart'), icon: FitIcon },
      { id: actions.keys, name: t('keys'), icon: KeypadIcon },
    ],
  };
}
