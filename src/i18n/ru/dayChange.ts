import type { Russian } from '../types.ts';
import type source from '../uz-Latn/dayChange.ts';

export default {
  correctTitle: 'Исправить время дня',
  in: 'Приход',
  out: 'Уход',
  inOf: 'Приход {{number}}',
  outOf: 'Уход {{number}}',
  addPair: 'Ещё приход и уход',
  removePair: 'Убрать приход и уход {{number}}',
  endProposed: 'Уход не отмечен, предложен конец смены. Измените его, если ушли в другое время.',
  reason: 'Почему исправляется',
  showEffect: 'Показать, что изменится',
  effect: 'Что изменится',
  propose: 'Отправить работодателю',
  correct: 'Исправить',
  worked: 'Отработано',
  late: 'Опоздание',
  counted: 'Засчитанные дни',
  absent: 'Дни отсутствия',
  adjustment: 'За закрытый день, {{month}}',
  earned: 'Заработано',
  enabled: 'Можно получить сейчас',
  fromTo: '{{from}} → {{to}}',
  unchanged: '{{value}}, без изменений',
} satisfies Russian<typeof source>;
