const NBSP = '\u00a0';

/** Groups of the given lengths, as far as there are digits. */
const joinGroups = (digits: string, lengths: readonly number[]): string => {
  const groups: string[] = [];
  let rest = digits;
  for (const length of lengths) {
    if (!rest) break;
    groups.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...groups, ...(rest ? [rest] : [])].join(NBSP);
};

/** `8600 4907 4431 3347` */
export const groupCard = (digits: string): string => joinGroups(digits, [4, 4, 4]);

/** As the number is composed: century and sex, date of birth, district, serial and check digit. */
export const groupPinfl = (digits: string): string => joinGroups(digits, [1, 6, 3]);

/** `301 234 567` */
export const groupTin = (digits: string): string => joinGroups(digits, [3, 3]);

/** A bank account: `2020 8000 9001 2345 6001` */
export const groupAccount = (digits: string): string => joinGroups(digits, [4, 4, 4, 4]);
