import { passwordRecoveryMachine } from '#machines/flows/auth/passwordRecovery/passwordRecoveryMachine.ts';
import { askCodeFor } from '#src/actors/auth/askCode.ts';
import { setPasswordBy } from '#src/actors/auth/newPassword.ts';
import { forgetProof, recallProofFor } from '#src/actors/account/proof.ts';
import { stepHistory } from '#src/actors/shared/stepHistory.ts';
import { PhoneThenPassword } from './PhoneThenPassword.tsx';

const machine = passwordRecoveryMachine.provide({
  actors: {
    stepHistory,
    recallProof: recallProofFor('completePasswordRecovery'),
    startCode: askCodeFor('passwordRecovery'),
    setPassword: setPasswordBy('completePasswordRecovery'),
  },
  actions: { forgetProof },
});

export default function PasswordRecoveryScreen() {
  return <PhoneThenPassword machine={machine} words="recover" />;
}
