/** The joiner of an emoji of several, as in a family's; it hides nothing. */
const JOINED = /([\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu;

const HIDDEN = /\p{Cf}/u;

/** Whether a text has signs that show nothing or turn the letters after them: what is read is not what is written. */
export const hasHiddenSigns = (text: string): boolean =>
  HIDDEN.test(text) && HIDDEN.test(text.replace(JOINED, '$1'));

/** For what a person cannot write anew, such as the name of a file. */
export const withoutHiddenSigns = (text: string): string => text.replace(/\p{Cf}/gu, '');
