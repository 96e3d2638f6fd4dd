/** What each notification says, in the app, in a push message and in Telegram alike. */
const texts = {
  title: {
    warningNewDevice: 'Profilingizga yangi qurilmadan kirildi',
    enterCheckInTime: 'Kelganingizni belgilang',
    enterCheckOutTime: 'Ketganingizni belgilang',
    enterTardnessReason: 'Kechikish sababini yozing',
    infoCurrentDayWork: 'Ish kuningiz yakuni',
    requestMade: 'Yangi soʻrov',
    requestApproved: 'Soʻrovingiz maʼqullandi',
    requestApprovedForLess: 'Soʻrovingiz kamroq summaga maʼqullandi',
    requestCancelled: 'Soʻrovingiz bekor qilindi',
    requestPaid: 'Soʻrovingiz boʻyicha pul toʻlandi',
    requestFailed: 'Toʻlov oʻtmadi',
    jobDeclined: 'Xodim ishni rad etdi',
  },
  body: {
    warningNewDevice: '{{device}}. Bu Siz boʻlmasangiz, qurilmani uzing',
    enterCheckInTime: 'Ish {{time}} da boshlanadi',
    enterCheckOutTime: 'Ish {{time}} da tugaydi',
    enterTardnessReason: '{{date}}: {{duration}} kechikdingiz',
    infoCurrentDayWork: '{{date}}: {{duration}} ishladingiz',
    requestMade: '{{name}}, {{amount}}',
    requestApproved: '{{amount}} tez orada kartangizga tushadi',
    requestApprovedForLess: '{{asked}} oʻrniga {{amount}}. Sababi: {{reason}}',
    requestCancelled: '{{amount}}. Sababi: {{reason}}',
    requestPaid: '{{amount}} kartangizga tushdi',
    requestFailed: '{{amount}} hali toʻlanmadi. Ish beruvchi bundan xabardor',
    jobDeclined: '{{name}}. Sababi: {{reason}}',
  },
  unnamedDevice: 'Nomsiz qurilma',
};

export type NotificationTexts = typeof texts;
export default texts;
