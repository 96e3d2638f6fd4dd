import type source from '../../uz-Latn/notifications/push.ts';
import type { Russian } from '../../types.ts';

export default {
  newNotification: 'Новое уведомление',
  newMessage: 'У Вас новое сообщение',
} satisfies Russian<typeof source>;
