import type { Tiyin } from '../money.ts';
import { percentOf } from './percent.ts';

/** Advances paid and requested in one or more months. */
export interface AdvanceSums {
  /** People at work in the months, each counted once, and their earnings. */
  people: number;
  earned: Tiyin;
  /** Those of the people who requested at least once. */
  askers: number;
  /** Requests of employees, without payments of advance runs. */
  requests: number;
  askedAmount: Tiyin;
  /** People who got an advance, by a request or an advance run. */
  receivers: number;
  paid: Tiyin;
  /** Paid requests, and the minutes from request to payment: the median and the 90th percentile. */
  timed: number;
  minutesMedian: number | null;
  minutesP90: number | null;
  /** Requests cancelled by an employer, and by the employee; those included in a salary are neither. */
  refused: number;
  withdrawn: number;
  /** Requests with a payment that failed or came back, whatever their state now. */
  failed: number;
}

/** The share of the people at work who requested. */
export const askedRate = ({ askers, people }: Pick<AdvanceSums, 'askers' | 'people'>) =>
  percentOf(askers, people);

/** The share of earnings that was paid as advances; null without earnings. */
export const takenRate = ({ paid, earned }: Pick<AdvanceSums, 'paid' | 'earned'>) =>
  earned > 0 ? percentOf(paid, earned) : null;

/** The share of requests that an employer refused. */
export const refusedRate = ({ refused, requests }: Pick<AdvanceSums, 'refused' | 'requests'>) =>
  percentOf(refused, requests);

/** Average advance per receiver, in whole tiyin; null without receivers. */
export const paidEach = ({ paid, receivers }: Pick<AdvanceSums, 'paid' | 'receivers'>): number | null =>
  receivers === 0 ? null : Math.round(paid / receivers);
