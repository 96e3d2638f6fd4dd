import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/auth/auth.ts';

export default {
  signInTitle: 'Тизимга кириш',
  signInLead: 'Телефон рақамингиз ва паролингиз билан киринг',
  phoneNumber: 'Телефон рақами',
  password: 'Пароль',
  signIn: 'Кириш',
  signInByCode: 'Код билан кириш',
  forgot: 'Паролни унутдингизми?',
  noAccount: 'Ҳали профилингиз йўқми?',
  register: 'Рўйхатдан ўтиш',
  mayTryIn: 'Қайта уриниб кўриш мумкин:',
  sessionEnded: 'Сеанс муддати тугади. Давом этиш учун қайта киринг',
  unreachable: 'Сервер жавоб бермаяпти, қайта уланяпмиз',
  codeTitle: 'Кодни киритинг',
  codeLead: '{{phone}} рақамига 6 хонали код юбордик',
  codeLeadUnknown: 'Телефонингизга 6 хонали код юбордик',
  code: 'SMSдаги код',
  confirmCode: 'Кодни тасдиқлаш',
  resend: 'Кодни қайта юбориш',
  resendIn: 'Кодни қайта юбориш мумкин:',
  codeOver: 'Бу код энди ишламайди',
  codeUnknown: 'Код муддати ўтган ёки бошқа қурилма учун юборилган. Қайтадан киринг, янгисини юборамиз',
  signInAgain: 'Қайтадан кириш',
} satisfies Cyrillic<typeof source>;
