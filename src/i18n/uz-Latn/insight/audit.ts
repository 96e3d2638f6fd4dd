import words from '#domain/audit/words/uz-Latn.ts';

/** Who changed what, when, and from what to what. */
export default {
  ...words,
  title: 'Oʻzgarishlar jurnali',
  lead: 'Kim, qachon va nimani oʻzgartirgani: oldingisi va yangisi. Bu yozuvlarni oʻzgartirib ham, oʻchirib ham boʻlmaydi.',
  areaLabel: 'Nima haqida',
  anyArea: 'Hammasi',
  at: 'Vaqti',
  by: 'Kim bajargan',
  happening: 'Amal',
  about: 'Kim yoki nima haqida',
  changes: 'Oʻzgarish',
  bySystem: 'Davomat',
  from: '{{date}} dan boshlab',
  reason: 'Sabab: {{reason}}',
  changedFrom: 'Avvalgisi',
  changedTo: 'Yangisi',
  more_one: 'yana {{count}} ta oʻzgarish',
  more_other: 'yana {{count}} ta oʻzgarish',
  empty: 'Hali oʻzgarish yoʻq. Birinchisi shu yerda koʻrinadi.',
  notFound: 'Bunday oʻzgarish yoʻq.',
  all: 'Hammasini koʻrsatish',
};
