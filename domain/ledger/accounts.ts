/** Accounts of a company's ledger. The stage of a payout is the account that its money is on. */
export const accountKinds = [
  'advance',
  'payable',
  'carryOver',
  'salaryExpense',
  'deductions',
  'incomeTax',
  'pension',
  'payoutPending',
  'inFlight',
  'bank',
  'float',
  'fees',
] as const;
export type AccountKind = (typeof accountKinds)[number];

interface AccountRule {
  /** 1: debits increase the balance; -1: credits do. */
  normal: 1 | -1;
  /** The balance never goes below zero: the database refuses it. */
  floorZero: boolean;
  /** Account number in the national chart (NAS 21), for the accountant's export. */
  chart: string;
}

export const accountRules: Record<AccountKind, AccountRule> = {
  advance: { normal: 1, floorZero: true, chart: '4210' },
  payable: { normal: -1, floorZero: false, chart: '6710' },
  carryOver: { normal: 1, floorZero: true, chart: '4290' },
  salaryExpense: { normal: 1, floorZero: false, chart: '9420' },
  // Withheld for others: owed to whom the deduction is for.
  deductions: { normal: -1, floorZero: false, chart: '6990' },
  incomeTax: { normal: -1, floorZero: false, chart: '6410' },
  pension: { normal: -1, floorZero: false, chart: '6530' },
  payoutPending: { normal: -1, floorZero: true, chart: '6990' },
  inFlight: { normal: -1, floorZero: true, chart: '5710' },
  bank: { normal: 1, floorZero: false, chart: '5110' },
  float: { normal: 1, floorZero: false, chart: '5590' },
  fees: { normal: 1, floorZero: false, chart: '9430' },
};
