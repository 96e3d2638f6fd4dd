import { tiyin } from '#domain/money.ts';
import { defineCases } from '#machines/support/cases.ts';
import { refusal } from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { cardShowingMachine, type PaidByHand } from './cardShowingMachine.ts';

const subject: PaidByHand = {
  requestId: '01935d2e-0000-7000-8000-000000000001',
  employeeName: 'Rahimov Dilshod',
  amount: tiyin(10_000_000),
  alone: false,
};
const refused = (password: string) => ({
  error: { failure: refusal(400, 'validationFailed', { password }) },
});

export const cases = defineCases(cardShowingMachine, {
  inputs: { default: undefined },
  cases: {
    'card.asked': { open: { subject }, alone: { subject: { ...subject, alone: true } } },
    'password.changed': { typed: { password: 'Davomat1' } },
    'password.confirmed': { default: {} },
    'card.retried': { default: {} },
    'copy.asked': { default: {} },
    'card.closed': { default: {} },
    'xstate.done.actor.showCard': { number: { output: '8600490000000844' } },
    'xstate.error.actor.showCard': {
      network: { error: { failure: { kind: 'network' } } },
      passwordNeeded: refused('required'),
      passwordWrong: refused('passwordWrong'),
    },
    'xstate.done.actor.copyText': { done: { output: undefined } },
    'xstate.error.actor.copyText': { forbidden: { error: {} } },
  },
  invariant: (snapshot, { calls }) => {
    const { subject: asked, password, cardNumber, failure } = snapshot.context;
    const isShown = snapshot.matches('shown');
    if (isShown !== (cardNumber !== null)) return 'a card number and the state do not agree';
    if (password !== '' && (snapshot.matches('idle') || isShown)) return 'a password is kept';
    if (snapshot.matches('idle') !== (asked === null)) return 'whose card it is and the state do not agree';
    if (snapshot.matches('failed') !== (failure !== null)) return 'a failure and the state do not agree';
    const last = calls.findLast(({ src }) => src === 'showCard');
    return asked?.alone && last?.status === 'running' && !(last.input as { password: string }).password
      ? 'asked without the password'
      : undefined;
  },
});
