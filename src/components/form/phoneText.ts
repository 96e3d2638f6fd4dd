const country = '998';
const localLength = 9;

/** The nine digits after +998, grouped as people write them: `90 123 45 67`. */
export function shownPhone(phoneNumber: string): string {
  const local = phoneNumber.startsWith(country) ? phoneNumber.slice(country.length) : phoneNumber;
  return [local.slice(0, 2), local.slice(2, 5), local.slice(5, 7), local.slice(7)].filter(Boolean).join(' ');
}

/**
 * Parses what was typed after the fixed +998: `901234567`, a pasted `+998 (90) 123-45-67` or `8 90 123 45 67`.
 * Returns 998 and up to nine digits, or `''`; extra digits are cut.
 */
export function meantPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const withCountry = digits.startsWith(country) && (digits.length > localLength || text.includes('+'));
  const withTrunk = digits.startsWith('8') && digits.length === localLength + 1 && !text.includes('+');
  const local = digits.slice(withCountry ? country.length : withTrunk ? 1 : 0).slice(0, localLength);
  return local === '' ? '' : country + local;
}
