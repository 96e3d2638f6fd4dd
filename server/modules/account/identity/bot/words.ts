import type { Language } from '#domain/language.ts';

/** The bot's texts, in the language chosen on the sign-in page. */
const uzLatn = {
  hello:
    'Assalomu alaykum! Davomatga kirish uchun sayt yoki ilovada «Telegram orqali kirish» tugmasini bosing.',
  askNumber:
    'Davomatga kirish soʻraldi: {device}.\n\nAgar buni Siz soʻragan boʻlsangiz, sahifada turgan ikki xonali raqamni yozib yuboring.',
  someDevice: 'nomsiz qurilma',
  notMe: 'Bu men emasman',
  wrongNumber: 'Raqam toʻgʻri kelmadi. Sahifadagi raqamni yana bir bor koʻrib yozing.',
  denied:
    'Kirishga ruxsat berilmadi. Agar buni Siz soʻramagan boʻlsangiz, boshqa hech narsa qilish shart emas.',
  askPhone:
    'Raqam toʻgʻri. Telegram hisobingiz hali Davomatga bogʻlanmagan. Telefon raqamingizni ulashsangiz, oʻzi bogʻlanadi.',
  sharePhone: 'Raqamni ulashish',
  skipPhone: 'Raqamsiz davom etish',
  notYours: 'Bu boshqa odamning raqami. Pastdagi tugma bilan oʻz raqamingizni ulashing.',
  confirmed: 'Tayyor. Sahifaga qayting.',
  confirmedUnlinked:
    'Tayyor. Sahifaga qayting: telefon raqamingiz bilan bir marta kirsangiz yoki roʻyxatdan oʻtsangiz, hisobingiz bogʻlanadi.',
  unknownLink: 'Bu havola eskirgan yoki ishlatilgan. Sahifada yangisini soʻrang.',
};

export type BotWords = typeof uzLatn;

const ru: BotWords = {
  hello: 'Здравствуйте! Чтобы войти в Davomat, нажмите «Войти через Telegram» на сайте или в приложении.',
  askNumber:
    'Запрошен вход в Davomat: {device}.\n\nЕсли это Вы, отправьте сюда двузначное число, которое показывает страница.',
  someDevice: 'устройство без имени',
  notMe: 'Это не я',
  wrongNumber: 'Число не совпало. Посмотрите на страницу и напишите его ещё раз.',
  denied: 'Вход отклонён. Если это были не Вы, больше ничего делать не нужно.',
  askPhone:
    'Число верное. Ваш Telegram ещё не привязан к Davomat. Поделитесь номером телефона, и он привяжется сам.',
  sharePhone: 'Поделиться номером',
  skipPhone: 'Продолжить без номера',
  notYours: 'Это номер другого человека. Поделитесь своим кнопкой внизу.',
  confirmed: 'Готово. Вернитесь на страницу.',
  confirmedUnlinked:
    'Готово. Вернитесь на страницу: войдите один раз по номеру телефона или зарегистрируйтесь, и учётная запись привяжется.',
  unknownLink: 'Ссылка устарела или уже использована. Запросите новую на странице.',
};

const uzCyrl: BotWords = {
  hello: 'Ассалому алайкум! Давоматга кириш учун сайт ёки иловада «Telegram орқали кириш» тугмасини босинг.',
  askNumber:
    'Давоматга кириш сўралди: {device}.\n\nАгар буни Сиз сўраган бўлсангиз, саҳифада турган икки хонали рақамни ёзиб юборинг.',
  someDevice: 'номсиз қурилма',
  notMe: 'Бу мен эмасман',
  wrongNumber: 'Рақам тўғри келмади. Саҳифадаги рақамни яна бир бор кўриб ёзинг.',
  denied: 'Киришга рухсат берилмади. Агар буни Сиз сўрамаган бўлсангиз, бошқа ҳеч нарса қилиш шарт эмас.',
  askPhone:
    'Рақам тўғри. Telegram ҳисобингиз ҳали Давоматга боғланмаган. Телефон рақамингизни улашсангиз, ўзи боғланади.',
  sharePhone: 'Рақамни улашиш',
  skipPhone: 'Рақамсиз давом этиш',
  notYours: 'Бу бошқа одамнинг рақами. Пастдаги тугма билан ўз рақамингизни улашинг.',
  confirmed: 'Тайёр. Саҳифага қайтинг.',
  confirmedUnlinked:
    'Тайёр. Саҳифага қайтинг: телефон рақамингиз билан бир марта кирсангиз ёки рўйхатдан ўтсангиз, ҳисобингиз боғланади.',
  unknownLink: 'Бу ҳавола эскирган ёки ишлатилган. Саҳифада янгисини сўранг.',
};

export const botWords: Record<Language, BotWords> = { 'uz-Latn': uzLatn, ru, 'uz-Cyrl': uzCyrl };
