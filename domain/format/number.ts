const NBSP = '\u00a0';
const MINUS = '\u2212';

/**
 * `1 234 567,5`: no-break spaces between thousands, a decimal comma, a real minus sign; the same in all three
 * languages. Own code because browsers ship no Uzbek locale data.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP);
  const sign = value < 0 ? MINUS : '';
  return decimals === undefined ? sign + grouped : `${sign}${grouped},${decimals}`;
}
