import { Bot, InlineKeyboard, Keyboard, type Context } from 'grammy';
import type { User } from 'grammy/types';
import type { Services } from '../../../../context.ts';
import type { TelegramConfig } from '../../../../providerConfig.ts';
import { botTalk, type Say, type TelegramUser } from './talk.ts';
import { botWords } from './words.ts';

const DENY = 'deny';
/** Longer than a long poll. */
const ANSWER_WITHIN_S = 40;

/** The only kinds of updates that the bot receives. */
export const receivedUpdates = ['message', 'callback_query'] as const;

const userOf = (from: User): TelegramUser => ({
  id: String(from.id),
  firstName: from.first_name,
  lastName: from.last_name,
  languageCode: from.language_code,
});

function buttonsOf({ language, asks }: Say) {
  const words = botWords[language];
  if (asks === 'denial') return { reply_markup: new InlineKeyboard().text(words.notMe, DENY) };
  if (asks === 'phone')
    return {
      reply_markup: new Keyboard()
        .requestContact(words.sharePhone)
        .row()
        .text(words.skipPhone)
        .resized()
        .oneTime(),
    };
  return asks === 'nothing' ? { reply_markup: { remove_keyboard: true } as const } : {};
}

/** The configured bot, in private chats only. How updates reach it is decided by the job. */
export function createBot(services: Services, { botToken, apiRoot }: TelegramConfig): Bot {
  const bot = new Bot(botToken, { client: { apiRoot, timeoutSeconds: ANSWER_WITHIN_S } });
  const talk = botTalk(services);
  const answer = async (ctx: Context, say: Say) => {
    const text = botWords[say.language][say.word].replace('{device}', say.device ?? '');
    await ctx.reply(text, buttonsOf(say));
  };

  const privateChats = bot.filter((ctx) => ctx.chat?.type === 'private' && ctx.from !== undefined);
  privateChats.command('start', async (ctx) => {
    const user = userOf(ctx.from as User);
    await answer(ctx, ctx.match ? await talk.open(user, ctx.match) : await talk.receive(user, ''));
  });
  privateChats.on('message:contact', async (ctx) => {
    const { user_id: id, phone_number: phone } = ctx.message.contact;
    await answer(
      ctx,
      await talk.receivePhone(userOf(ctx.from), { userId: id === undefined ? undefined : String(id), phone }),
    );
  });
  privateChats.on('message:text', async (ctx) =>
    answer(ctx, await talk.receive(userOf(ctx.from), ctx.message.text)),
  );
  privateChats.callbackQuery(DENY, async (ctx) => {
    const say = await talk.deny(userOf(ctx.from));
    await ctx.answerCallbackQuery();
    await answer(ctx, say);
  });
  return bot;
}
