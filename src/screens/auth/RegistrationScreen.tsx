import { registrationMachine } from '#machines/flows/auth/registration/registrationMachine.ts';
import { askCodeFor } from '#src/actors/auth/askCode.ts';
import { setPasswordBy } from '#src/actors/auth/newPassword.ts';
import { forgetProof, recallProofFor } from '#src/actors/account/proof.ts';
import { stepHistory } from '#src/actors/shared/stepHistory.ts';
import { PhoneThenPassword } from './PhoneThenPassword.tsx';

const machine = registrationMachine.provide({
  actors: {
    stepHistory,
    recallProof: recallProofFor('completeRegistration'),
    startCode: askCodeFor('registration'),
    setPassword: setPasswordBy('completeRegistration'),
  },
  actions: { forgetProof },
});

export default function RegistrationScreen() {
  return <PhoneThenPassword machine={machine} words="register" />;
}
