const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day as `HH:MM`. */
export const isTime = (text: string): boolean => TIME.test(text);
