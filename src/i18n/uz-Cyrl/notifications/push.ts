import type source from '../../uz-Latn/notifications/push.ts';
import type { Cyrillic } from '../../types.ts';

export default {
  newNotification: 'Янги хабар',
  newMessage: 'Сизга янги хабар бор',
} satisfies Cyrillic<typeof source>;
