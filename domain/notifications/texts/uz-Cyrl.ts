import type { NotificationTexts } from './uz-Latn.ts';

export default {
  title: {
    warningNewDevice: 'Профилингизга янги қурилмадан кирилди',
    enterCheckInTime: 'Келганингизни белгиланг',
    enterCheckOutTime: 'Кетганингизни белгиланг',
    enterTardnessReason: 'Кечикиш сабабини ёзинг',
    infoCurrentDayWork: 'Иш кунингиз якуни',
    requestMade: 'Янги сўров',
    requestApproved: 'Сўровингиз маъқулланди',
    requestApprovedForLess: 'Сўровингиз камроқ суммага маъқулланди',
    requestCancelled: 'Сўровингиз бекор қилинди',
    requestPaid: 'Сўровингиз бўйича пул тўланди',
    requestFailed: 'Тўлов ўтмади',
    jobDeclined: 'Ходим ишни рад этди',
  },
  body: {
    warningNewDevice: '{{device}}. Бу Сиз бўлмасангиз, қурилмани узинг',
    enterCheckInTime: 'Иш {{time}} да бошланади',
    enterCheckOutTime: 'Иш {{time}} да тугайди',
    enterTardnessReason: '{{date}}: {{duration}} кечикдингиз',
    infoCurrentDayWork: '{{date}}: {{duration}} ишладингиз',
    requestMade: '{{name}}, {{amount}}',
    requestApproved: '{{amount}} тез орада картангизга тушади',
    requestApprovedForLess: '{{asked}} ўрнига {{amount}}. Сабаби: {{reason}}',
    requestCancelled: '{{amount}}. Сабаби: {{reason}}',
    requestPaid: '{{amount}} картангизга тушди',
    requestFailed: '{{amount}} ҳали тўланмади. Иш берувчи бундан хабардор',
    jobDeclined: '{{name}}. Сабаби: {{reason}}',
  },
  unnamedDevice: 'Номсиз қурилма',
} satisfies NotificationTexts;
