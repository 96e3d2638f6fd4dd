import { useSelector } from '@xstate/react';
import { session } from '#src/session/session.ts';
import { Button } from '#src/components/Button.tsx';
import { SignOutIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

export function SignOutButton() {
  const t = useText('account');
  const leaving = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Button
      variant="soft"
      color="gray"
      loading={leaving}
      onClick={() => {
        session.send({ type: 'session.signOut' });
      }}
    >
      <SignOutIcon size={20} />
      {t('signOut')}
    </Button>
  );
}
