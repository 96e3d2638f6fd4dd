import {
  BellIcon,
  CalendarIcon,
  ClockIcon,
  DeviceIcon,
  EditIcon,
  RequestIcon,
  SignOutIcon,
  type IconComponent,
  type IconProps,
} from '../icons.tsx';

const icons: Record<string, IconComponent> = {
  warningNewDevice: DeviceIcon,
  enterCheckInTime: ClockIcon,
  enterCheckOutTime: SignOutIcon,
  enterTardnessReason: EditIcon,
  infoCurrentDayWork: CalendarIcon,
  other: RequestIcon,
};

/** By the notification's type; a type unknown to this version counts as other (spec section 1). */
export function NotificationIcon({ type, ...rest }: IconProps & { type: string }) {
  const Icon = icons[type] ?? BellIcon;
  return <Icon {...rest} />;
}
