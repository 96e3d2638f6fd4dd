import { passwordRecoveryMachine } from '#machines/flows/passwordRecovery/passwordRecoveryMachine.ts';
import { askCodeFor } from '#src/actors/askCode.ts';
import { setPasswordBy } from '#src/actors/newPassword.ts';
import { forgetProof, recallProofFor } from '#src/actors/proof.ts';
import { PhoneThenPassword } from './PhoneThenPassword.tsx';

const machine = passwordRecoveryMachine.provide({
  actors: {
    recallProof: recallProofFor('completePasswordRecovery'),
    startCode: askCodeFor('passwordRecovery'),
    setPassword: setPasswordBy('completePasswordRecovery'),
  },
  actions: { forgetProof },
});

export default function PasswordRecoveryScreen() {
  return <PhoneThenPassword machine={machine} words="recover" />;
}
