import type { components } from '#openapi/generated/contract.d.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { newId } from './newId.ts';

type DeviceDescriptor = components['schemas']['DeviceDescriptor'];

/** The stored ids that are sent as headers with every call (spec section 7). */
export interface CallerIds {
  employeeId(): string | null;
  deviceId(): string | null;
}

/** The spec's names (section 3). */
const deviceIdKey = 'deviceId';
export const employeeIdKey = 'employeeId';
/** Kept while somebody is signed in. */
export const roleKey = 'lastRole';

export const callerIds: CallerIds = {
  employeeId: () => localStorage.getItem(employeeIdKey),
  deviceId: () => localStorage.getItem(deviceIdKey),
};

export function keepEmployeeId(employeeId: string | null): void {
  if (employeeId === null) localStorage.removeItem(employeeIdKey);
  else localStorage.setItem(employeeIdKey, employeeId);
}

/** The role that public/boot.js assumes until the account is known. */
export const lastRole = (): string | null => localStorage.getItem(roleKey);

export function keepRole(role: string | undefined): void {
  if (role === undefined) localStorage.removeItem(roleKey);
  else localStorage.setItem(roleKey, role);
}

/**
 * Describes this device. Its id is created once and survives sign-out, because the server trusts the device by it.
 */
export function describeDevice(): DeviceDescriptor {
  const stored = callerIds.deviceId();
  const deviceId = stored ?? newId();
  if (stored === null) localStorage.setItem(deviceIdKey, deviceId);
  return { deviceId, ...namesOf(navigator.userAgent), language: currentLanguage() };
}

const systems = [/iPhone|iPad/, /Android/, /Windows/, /Mac OS X/, /Linux/];
const browsers: [RegExp, string][] = [
  [/YaBrowser/, 'Yandex'],
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** As people would call it: `Chrome, Android`. */
export function namesOf(userAgent: string): Pick<DeviceDescriptor, 'name' | 'platform'> {
  const platform = systems.map((system) => system.exec(userAgent)?.[0]).find(Boolean);
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const name = [browser, platform].filter(Boolean).join(', ');
  return { ...(name ? { name } : {}), ...(platform ? { platform } : {}) };
}
