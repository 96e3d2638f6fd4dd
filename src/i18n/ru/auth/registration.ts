import type { Russian } from '../../types.ts';
import type source from '../../uz-Latn/auth/registration.ts';

export default {
  changePhone: 'Изменить номер',
  step: { phone: 'Телефон', code: 'Код', password: 'Пароль' },
  ends: {
    register: {
      title: 'Регистрация',
      lead: 'Введите номер телефона, мы отправим на него код подтверждения',
      passwordTitle: 'Придумайте пароль',
      passwordLead: 'В следующий раз Вы войдёте по номеру телефона и этому паролю',
      save: 'Зарегистрироваться',
    },
    recover: {
      title: 'Восстановление пароля',
      lead: 'Введите номер телефона из Вашего профиля, мы отправим на него код подтверждения',
      passwordTitle: 'Задайте новый пароль',
      passwordLead: 'На других устройствах будет выполнен выход из Вашего профиля',
      save: 'Сохранить пароль и войти',
    },
  },
  known: 'Профиль с этим номером уже есть. Задайте новый пароль и войдите в него',
  sendCode: 'Отправить код',
  haveAccount: 'Уже есть профиль?',
  toSignIn: 'Войти',
  newPassword: 'Новый пароль',
  confirmation: 'Повторите пароль',
  rule: {
    passwordTooShort: 'не меньше 8 символов',
    passwordNeedsDigit: 'цифра',
    passwordNeedsLower: 'строчная буква',
    passwordNeedsUpper: 'заглавная буква',
  },
  ruleMet: 'есть',
  otherPhone: 'С другим номером',
  overTitle: 'Нужно начать заново',
  restart: 'Начать заново',
  overHint: 'Если Вы уже задали пароль, войдите с ним',
  hint: {
    newDevice: 'Мы спрашиваем код, потому что Вы входите с этого устройства впервые',
    signIn: 'Код приходит, только если это устройство привязано к профилю. Если его нет, войдите по паролю',
    registration: 'Код приходит в SMS в течение минуты',
    passwordRecovery: 'Если код не пришёл, проверьте номер: возможно, профиля с ним ещё нет',
  },
  spokenWait: 'Отправить код ещё раз можно будет через {{seconds}} секунд',
  mayResend: 'Теперь код можно отправить ещё раз',
} satisfies Russian<typeof source>;
