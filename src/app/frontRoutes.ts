/** A screen outside the navigation: `auth` before and around sign-in, `bare` without any frame. */
export interface FrontRoute {
  path: string;
  /** Module under src/screens, without its extension. */
  screen: string;
  layout: 'auth' | 'bare';
}

export const frontRoutes: readonly FrontRoute[] = [
  { path: '/auth/login', screen: 'auth/LoginScreen', layout: 'auth' },
  { path: '/auth/registration', screen: 'auth/RegistrationScreen', layout: 'auth' },
  { path: '/auth/password-recovery', screen: 'auth/PasswordRecoveryScreen', layout: 'auth' },
  { path: '/auth/telegram', screen: 'auth/TelegramScreen', layout: 'auth' },
  { path: '/auth/telegram-bot', screen: 'auth/TelegramBotScreen', layout: 'auth' },
  { path: '/auth/auth-otp/:id', screen: 'auth/OtpScreen', layout: 'auth' },
  { path: '/steps/check', screen: 'account/SidesCheckScreen', layout: 'auth' },
  { path: '/step/continue', screen: 'account/ProfileCreationScreen', layout: 'auth' },
  { path: '/kiosk/:gateId', screen: 'time/GateScreen', layout: 'bare' },
];
