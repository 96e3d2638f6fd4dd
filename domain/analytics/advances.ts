import type { Tiyin } from '../money.ts';
import { percentOf } from './percent.ts';

/** What people were paid before the salary, and asked for, in one month or in several. */
export interface AdvanceSums {
  /** At work in the months, each counted once, and what they earned in them. */
  people: number;
  earned: Tiyin;
  /** Of the people, who asked at least once. */
  askers: number;
  /** What employees asked for; not what a run of advances pays. */
  requests: number;
  askedAmount: Tiyin;
  /** Who was paid before the salary, by a request or by a run of advances. */
  receivers: number;
  paid: Tiyin;
  /** Requests that were paid, and the minutes from the request to the payment: of one half at most the median, of nine in ten at most the other. */
  timed: number;
  minutesMedian: number | null;
  minutesP90: number | null;
  /** Requests that an employer cancelled, and that the employee did; what the salary took over is neither. */
  refused: number;
  withdrawn: number;
  /** Requests with a payment that failed or came back, whatever became of them. */
  failed: number;
}

/** Of the people at work, those who asked. */
export const askedRate = ({ askers, people }: Pick<AdvanceSums, 'askers' | 'people'>) =>
  percentOf(askers, people);

/** Of what was earned, what was paid before the salary; null where the days have earned nothing. */
export const takenRate = ({ paid, earned }: Pick<AdvanceSums, 'paid' | 'earned'>) =>
  earned > 0 ? percentOf(paid, earned) : null;

/** Of the requests, those that an employer refused. */
export const refusedRate = ({ refused, requests }: Pick<AdvanceSums, 'refused' | 'requests'>) =>
  percentOf(refused, requests);

/** Of a person who was paid before the salary, on average in whole tiyin; null without anybody. */
export const paidEach = ({ paid, receivers }: Pick<AdvanceSums, 'paid' | 'receivers'>): number | null =>
  receivers === 0 ? null : Math.round(paid / receivers);
