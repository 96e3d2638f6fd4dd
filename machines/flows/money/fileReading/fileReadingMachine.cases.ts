import { tiyin } from '#domain/money.ts';
import { defineCases } from '#machines/support/cases.ts';
import type { ReadFile, ResultReading } from './resultFacts.ts';
import { fileReadingMachineOf } from './fileReadingMachine.ts';

const amount = tiyin(10_000_000);
const file: ReadFile = {
  fileName: 'bank.csv',
  rows: [{ line: 2, cardNumber: '8600120000000003', amount, outcome: 'paid' }],
  unread: [{ line: 3, problem: 'outcome', text: 'kutilmoqda' }],
};
const reading: ResultReading = {
  readBefore: null,
  old: null,
  rows: [
    {
      line: 2,
      match: 'settles',
      amount,
      outcome: 'paid',
      requestId: '01935d2e-0000-7000-8000-000000000002',
      employeeName: 'Rahimov Dilshod',
    },
  ],
  paid: { count: 1, amount },
  unpaid: { count: 0, amount: tiyin(0) },
  late: { count: 0, amount: tiyin(0) },
  missing: { count: 0, amount: tiyin(0) },
  refused: 0,
  settling: 'open',
};

export const cases = defineCases(fileReadingMachineOf<ReadFile, ResultReading>(), {
  inputs: { default: { of: undefined } },
  cases: {
    'file.chosen': { file: { sheetId: 'file-1' } },
    'reading.retried': { default: {} },
    'reading.repeated': { default: {} },
    'file.closed': { default: {} },
    'xstate.done.actor.readFile': { read: { output: file } },
    'xstate.error.actor.readFile': { noOutcome: { error: { refusal: 'noOutcome' } } },
    'xstate.done.actor.askServer': { read: { output: reading } },
    'xstate.error.actor.askServer': { network: { error: { failure: { kind: 'network' } } } },
  },
  invariant: ({ value, context }, { calls }) => {
    const running = calls.filter(({ status }) => status === 'running').length;
    const busy = value === 'reading' || value === 'asking';
    if (running !== (busy ? 1 : 0)) return `${running} readers at work while ${String(value)}`;
    if ((value === 'refused') !== (context.refusal !== null)) return 'a refusal and the state do not agree';
    if ((value === 'failed') !== (context.failure !== null)) return 'a failure and the state do not agree';
    if (value === 'shown' && (!context.file || !context.reading)) return 'nothing to show';
    if (value === 'waiting' && context.file) return 'a file that was closed is kept';
    return undefined;
  },
});
