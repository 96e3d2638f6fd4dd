import { Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Sheet } from '#src/components/dialog/Sheet.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Invitation, type InvitationProps } from './Invitation.tsx';

/** The action of a record: opens the ways to invite its person. */
export function InvitationSheet(props: InvitationProps) {
  const t = useText('employees');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Flex direction={{ initial: 'column', sm: 'row' }}>
        <Button size="3" onClick={() => setOpen(true)}>
          {t('invite.open')}
        </Button>
      </Flex>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('invite.open')}>
        <Invitation {...props} />
      </Sheet>
    </>
  );
}
