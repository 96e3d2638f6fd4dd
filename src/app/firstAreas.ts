import type { Area } from '../i18n/types.ts';

/** Texts of the first screens; all others are loaded with their screen. */
export const firstAreas: readonly Area[] = ['common', 'fields', 'problems', 'auth'];
