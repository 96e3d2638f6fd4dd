import type { SalaryBasis } from './incomeTax.ts';
import type { Tiyin } from './money.ts';

/** Weekends and work hours, the company's default schedule, and how its days are judged (product §2). */
export interface WorkSettings {
  /** 1 = Monday … 7 = Sunday. */
  daysOff: number[];
  /** `HH:MM` in Tashkent; an end that is not after the start is on the next day. */
  shiftStart: string;
  shiftEnd: string;
  /** Part of the shift that is not worked. */
  breakMinutes: number;
  /** Late only after start plus grace. */
  graceMinutes: number;
  /** Minutes after the end of the shift until an open day is closed. */
  closingMinutes: number;
  /** The share of its norm from which a working day counts by itself, an integer from 1 to 100. */
  countFromPercent: number;
  /** The minimum time between two punches of one person, in seconds, at least 60. */
  punchGapSeconds: number;
  /** Late punches count without review. */
  takesLatePunches: boolean;
  /** The reason for being late is due until the end of this many working days after it, from 1 to 5. */
  reasonDays: number;
}

/** Salary and advance; null is not given yet. */
export interface PaySettings {
  /** `1` to `31`, `byRequest` or `lastDay`. */
  advanceDay: string | null;
  salaryDay: number | null;
  advancePercent: number;
  /** Integer, within ALLOWED_PERCENT_BOUNDS. */
  allowedPercent: number;
  /** Cap on one employee's outstanding advances unless lowered for the employee. */
  balanceLimit: Tiyin | null;
  salaryBasis: SalaryBasis;
}

export const defaultWorkSettings: WorkSettings = {
  daysOff: [6, 7],
  shiftStart: '09:00',
  shiftEnd: '18:00',
  breakMinutes: 60,
  graceMinutes: 0,
  closingMinutes: 240,
  countFromPercent: 50,
  punchGapSeconds: 60,
  takesLatePunches: false,
  reasonDays: 1,
};

export const defaultPaySettings: PaySettings = {
  advanceDay: null,
  salaryDay: null,
  advancePercent: 40,
  allowedPercent: 50,
  balanceLimit: null,
  salaryBasis: 'net',
};
