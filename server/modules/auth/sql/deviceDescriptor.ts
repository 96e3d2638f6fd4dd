import type { Language } from '#domain/language.ts';

export interface DeviceDescriptor {
  deviceId: string;
  name?: string | undefined;
  platform?: string | undefined;
  language?: Language | undefined;
}
