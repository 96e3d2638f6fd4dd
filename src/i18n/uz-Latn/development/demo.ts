export default {
  label: 'Demo vaqti',
  title: 'Demo',
  moves: 'Vaqtni oʻtkazish',
  move: {
    day: 'Bir kun',
    shift: 'Keyingi smena',
    payday: 'Toʻlov kuni',
    monthEnd: 'Oy oxiri',
  },
  moving: 'Kunlar oʻtmoqda…',
  moved: 'Vaqt oʻtdi',
  unread: 'Demo vaqti oʻqilmadi',
  unmoved: 'Vaqtni oʻtkazib boʻlmadi',
  movedElsewhere: 'Vaqt boshqa oynada oʻtkazilmoqda',
};
