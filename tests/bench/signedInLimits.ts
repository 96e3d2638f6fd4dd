import type { Who } from '#tests/support/scenes/scenes.ts';

/**
 * What a signed-in page may fetch and how it may move, on a device with an empty cache; kB of 1,000 bytes, gzip
 * level 9. Checked in every test run.
 */
export const signedInLimits = { requests: 23, layoutShift: 0.02 } as const;

/** Largest paint on a slow phone, in ms. */
export const signedInPaints = { overview: 2_500, cold: 2_800, warm: 1_200 } as const;

export interface SignedInPage {
  name: string;
  who: Exclude<Who, 'stranger' | 'newcomer'>;
  path: string;
  /** The most script that it may fetch. */
  kilobytes: number;
}

export const signedInPages: readonly SignedInPage[] = [
  { name: 'overview', who: 'employer', path: '/home', kilobytes: 259 },
  { name: 'employees', who: 'employer', path: '/employees', kilobytes: 319 },
  { name: 'new employee', who: 'employer', path: '/employees/new', kilobytes: 335 },
  { name: 'upload', who: 'employer', path: '/employees/upload', kilobytes: 352 },
  { name: 'attendances', who: 'employer', path: '/attendances', kilobytes: 306 },
  { name: 'requests', who: 'employer', path: '/requests', kilobytes: 290 },
  { name: 'home', who: 'employee', path: '/home', kilobytes: 277.5 },
  { name: 'own attendances', who: 'employee', path: '/attendances', kilobytes: 277.5 },
  { name: 'check-in', who: 'employee', path: '/qr-scan/attendance-check/in', kilobytes: 303.5 },
];
