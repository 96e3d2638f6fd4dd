import { phoneThenPasswordSetup as chart } from './phoneThenPasswordSetup.ts';
import { passwordState } from './passwordState.ts';
import { phoneState } from './phoneState.ts';

/**
 * Start and end step of registration and of password recovery. The code between them has its own page (machine
 * `otp`), which returns with a ticket. Both flows share one chart; they differ in the server's rules and in the
 * texts. A code is good for one password step: Back from it leads to the phone number.
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
    invoke: { id: 'stepHistory', src: 'stepHistory', onError: {} },
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
      /** Continued on the code page. */
      codeAsked: { id: 'codeAsked' },
      password: passwordState,
      /** The ticket has been used or has expired. */
      over: {
        id: 'over',
        tags: ['error'],
        on: {
          'flow.restarted': { target: 'phone', actions: 'startOver' },
          'step.returned': { target: 'phone', actions: 'forgetPassword' },
        },
      },
      /** Continued by the startup machine; if that fails, the sign-in form says so. */
      signedIn: { id: 'signedIn' },
    },
  });
