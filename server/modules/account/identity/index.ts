/** Google and Telegram identities and signing in with them. Other modules use only what this file exports. */
export { createBot, receivedUpdates } from './bot/bot.ts';
export { identityHandlers } from './routes.ts';
export { forgetOldIdentities } from './service.ts';
export { telegramUsersOf } from './telegramUsers.ts';
