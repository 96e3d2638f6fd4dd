import { registrationMachine } from '#machines/flows/registration/registrationMachine.ts';
import { askCodeFor } from '#src/actors/askCode.ts';
import { setPasswordBy } from '#src/actors/newPassword.ts';
import { forgetProof, recallProofFor } from '#src/actors/proof.ts';
import { PhoneThenPassword } from './PhoneThenPassword.tsx';

const machine = registrationMachine.provide({
  actors: {
    recallProof: recallProofFor('completeRegistration'),
    startCode: askCodeFor('registration'),
    setPassword: setPasswordBy('completeRegistration'),
  },
  actions: { forgetProof },
});

export default function RegistrationScreen() {
  return <PhoneThenPassword machine={machine} words="register" />;
}
