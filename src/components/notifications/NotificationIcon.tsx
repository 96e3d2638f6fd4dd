import type { NotificationType } from '#domain/notifications/types.ts';
import {
  CalendarIcon,
  ClockIcon,
  DeviceIcon,
  EditIcon,
  RequestIcon,
  SignOutIcon,
  type IconComponent,
  type IconProps,
} from '../icons.tsx';

const icons = {
  warningNewDevice: DeviceIcon,
  enterCheckInTime: ClockIcon,
  enterCheckOutTime: SignOutIcon,
  enterTardnessReason: EditIcon,
  infoCurrentDayWork: CalendarIcon,
  other: RequestIcon,
} satisfies Record<NotificationType, IconComponent>;

/** By the notification's type; a type unknown to this version counts as other (spec section 1). */
export function NotificationIcon({ type, ...rest }: IconProps & { type: string }) {
  const Icon = (icons as Record<string, IconComponent>)[type] ?? icons.other;
  return <Icon {...rest} />;
}
