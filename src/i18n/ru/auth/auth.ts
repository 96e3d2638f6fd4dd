import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/auth/auth.ts';

export default {
  signInTitle: 'Вход',
  signInLead: 'Войдите по номеру телефона и паролю',
  phoneNumber: 'Номер телефона',
  password: 'Пароль',
  signIn: 'Войти',
  signInByCode: 'Войти по коду',
  forgot: 'Забыли пароль?',
  noAccount: 'Ещё нет профиля?',
  register: 'Зарегистрироваться',
  mayTryIn: 'Можно попробовать снова через',
  sessionEnded: 'Сеанс закончился. Войдите снова, чтобы продолжить',
  unreachable: 'Сервер не отвечает, подключаемся снова',
  codeTitle: 'Введите код',
  codeLead: 'Мы отправили код из 6 цифр на номер {{phone}}',
  codeLeadUnknown: 'Мы отправили код из 6 цифр на Ваш телефон',
  code: 'Код из SMS',
  confirmCode: 'Подтвердить код',
  resend: 'Отправить код ещё раз',
  resendIn: 'Отправить код ещё раз можно через',
  codeOver: 'Этот код больше не действует',
  codeUnknown: 'Код устарел или был отправлен для другого устройства. Войдите заново, и мы пришлём новый',
  signInAgain: 'Войти заново',
} satisfies Russian<typeof source>;
