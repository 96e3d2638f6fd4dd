import type { Who } from '#tests/support/scenes/scenes.ts';

/**
 * What a signed-in page may fetch and how it may move, on a device with an empty cache; kB of 1,000 bytes, gzip
 * level 9. The bytes are those of the employer's overview. Checked in every test run.
 */
export const signedInLimits = { overviewKilobytes: 263, requests: 25, layoutShift: 0.02 } as const;

/** Largest paint on a slow phone, in ms. */
export const signedInPaints = { overview: 2_500, cold: 2_800, warm: 1_500 } as const;

export interface SignedInPage {
  name: string;
  who: Exclude<Who, 'stranger' | 'newcomer'>;
  path: string;
}

export const signedInPages: readonly SignedInPage[] = [
  { name: 'overview', who: 'employer', path: '/home' },
  { name: 'employees', who: 'employer', path: '/employees' },
  { name: 'new employee', who: 'employer', path: '/employees/new' },
  { name: 'upload', who: 'employer', path: '/employees/upload' },
  { name: 'attendances', who: 'employer', path: '/attendances' },
  { name: 'requests', who: 'employer', path: '/requests' },
  { name: 'home', who: 'employee', path: '/home' },
  { name: 'own attendances', who: 'employee', path: '/attendances' },
  { name: 'check-in', who: 'employee', path: '/qr-scan/attendance-check/in' },
];
