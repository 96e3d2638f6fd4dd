import { phoneThenPasswordSetup as chart } from './phoneThenPasswordSetup.ts';
import { passwordState } from './passwordState.ts';
import { phoneState } from './phoneState.ts';

/**
 * The two ends of registration and of password recovery; the code between them has a page of its own (machine `otp`), which
 * comes back with a ticket. One chart for both: what differs is whom the server lets through and what the screens say.
 */
export const phoneThenPassword = (id: 'registration' | 'passwordRecovery') =>
  chart.createMachine({
    id,
    options: { maxIterations: 1000 },
    context: ({ input }) => ({
      phoneNumber: input.phoneNumber,
      password: '',
      passwordConfirmation: '',
      errors: {},
      failure: null,
      waitSeconds: 0,
      askedCode: null,
    }),
    initial: 'opening',
    states: {
      opening: {
        tags: ['busy'],
        invoke: {
          id: 'recallProof',
          src: 'recallProof',
          onDone: [
            {
              guard: { type: 'proved', params: ({ event }) => ({ proved: event.output }) },
              target: 'password',
            },
            { target: 'phone' },
          ],
          onError: { target: 'phone' },
        },
      },
      phone: phoneState,
      /** The code's page takes over. */
      codeAsked: { id: 'codeAsked' },
      password: passwordState,
      /** The ticket is spent or too old. */
      over: {
        id: 'over',
        tags: ['error'],
        on: { 'flow.restarted': { target: 'phone', actions: 'startOver' } },
      },
      /** The start takes over; should it fail, the sign-in form says so. */
      signedIn: { id: 'signedIn' },
    },
  });
