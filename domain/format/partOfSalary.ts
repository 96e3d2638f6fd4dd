import { partsOf, type DayShare } from '../dayShare.ts';
import { formatNumber } from './number.ts';

/** `6 600 000 × 12 / 21`: what days of one share earn. As a fraction, because days times a rounded rate would be less. */
export function formatPartOfSalary(salary: string, share: DayShare, days: number): string {
  const { parts, of } = partsOf(share, days);
  return `${salary} × ${formatNumber(parts)} / ${formatNumber(of)}`;
}
