import { toastDefaults } from '#domain/notifications/defaults.ts';
import type { Text } from '../i18n/types.ts';

/** A toast without a title gets the default one (spec section 1): translated, or in the specification's words. */
export const toastTitle = (title: string, t: Text<'common'>): string =>
  title === '' ? t('defaultTitle', { defaultValue: toastDefaults.title }) : title;
