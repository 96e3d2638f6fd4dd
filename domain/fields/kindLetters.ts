/** The contract's rule (openapi/schemas/time/absences.yaml, KindLetters). */
const LETTERS = /^[^\s\u0000-\u001f<>]{1,4}$/;

/** Letters of a kind of absence, as a cell of the timesheet has room for them. */
export const isKindLetters = (text: string): boolean => LETTERS.test(text);
