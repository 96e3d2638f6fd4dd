import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/auth/registration.ts';

export default {
  changePhone: 'Рақамни ўзгартириш',
  step: { phone: 'Телефон', code: 'Код', password: 'Парол' },
  ends: {
    register: {
      title: 'Рўйхатдан ўтиш',
      lead: 'Телефон рақамингизни ёзинг, унга тасдиқлаш кодини юборамиз',
      passwordTitle: 'Парол ўйлаб топинг',
      passwordLead: 'Кейинги сафар телефон рақамингиз ва шу парол билан кирасиз',
      save: 'Рўйхатдан ўтиш',
    },
    recover: {
      title: 'Паролни тиклаш',
      lead: 'Профилингиздаги телефон рақамини ёзинг, унга тасдиқлаш кодини юборамиз',
      passwordTitle: 'Янги парол қўйинг',
      passwordLead: 'Парол сақлангач, бошқа қурилмаларнинг ҳаммасидан чиқилади',
      save: 'Паролни сақлаш ва кириш',
    },
  },
  known: 'Бу рақам билан профил аллақачон бор. Янги парол қўйиб, унга киринг',
  sendCode: 'Код юбориш',
  haveAccount: 'Профилингиз борми?',
  toSignIn: 'Кириш',
  newPassword: 'Янги парол',
  confirmation: 'Паролни такрорланг',
  rule: {
    passwordTooShort: 'камида 8 та белги',
    passwordNeedsDigit: 'рақам',
    passwordNeedsLower: 'кичик ҳарф',
    passwordNeedsUpper: 'бош ҳарф',
  },
  ruleMet: 'бор',
  otherPhone: 'Бошқа рақам билан',
  overTitle: 'Қайтадан бошлаш керак',
  restart: 'Қайтадан бошлаш',
  overHint: 'Паролни қўйиб бўлган бўлсангиз, у билан киринг',
  hint: {
    newDevice: 'Бу қурилмадан биринчи марта кираётганингиз учун сўраяпмиз',
    signIn: 'Код фақат профилингизга боғланган қурилмага сўралса келади. Келмаса, парол билан киринг',
    registration: 'Код SMS орқали бир дақиқагача етиб келади',
    passwordRecovery: 'Код келмаса, рақамни текширинг: у билан профил очилмаган бўлиши мумкин',
  },
  spokenWait: 'Кодни {{seconds}} сониядан кейин қайта юбориш мумкин бўлади',
  mayResend: 'Энди кодни қайта юбориш мумкин',
} satisfies Cyrillic<typeof source>;
