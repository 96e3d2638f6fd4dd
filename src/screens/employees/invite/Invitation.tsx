import { Box, Flex } from '@radix-ui/themes';
import { useActorRef } from '@xstate/react';
import { formatPhone } from '#domain/format/index.ts';
import { employeeInvitationMachine } from '#machines/flows/employees/employeeInvitation/employeeInvitationMachine.ts';
import { inviteEmployee } from '#src/actors/employees/inviteEmployee.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { Button } from '#src/components/Button.tsx';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { QrCode } from '#src/components/QrCode.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { copyLink, invitationLink, shareLink } from './link.ts';

const machine = employeeInvitationMachine.provide({ actors: { sendChange: inviteEmployee } });

export interface InvitationProps {
  employee: { id: string; phoneNumber: string };
  onSent?: () => void;
}

/** Offers the ways to tell a person that they were hired: a message by the server, the link, or its code to scan. */
export function Invitation({ employee, onSent }: InvitationProps) {
  const t = useText('employees');
  const { id, phoneNumber } = employee;
  const link = invitationLink(phoneNumber);
  const phone = formatPhone(phoneNumber);
  const change = useActorRef(machine, { inspect });
  useEmitted(change, {
    changed: () => {
      showToast({ tone: 'success', title: t('invite.sent', { phone }) });
      onSent?.();
    },
  });
  const copy = async () => {
    const copied = await copyLink(link);
    showToast({
      tone: copied ? 'success' : 'error',
      title: t(copied ? 'invite.copied' : 'invite.notCopied'),
    });
  };
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="4"
      width="100%"
      className="invitation"
      style={{ textAlign: 'start' }}
    >
      <Box width="148px">
        <QrCode text={link} label={t('invite.code')} />
      </Box>
      <Flex
        direction="column"
        align="start"
        gap="4"
        flexGrow="1"
        flexShrink="1"
        flexBasis="240px"
        minWidth="0"
      >
        <p className="quiet">{t('invite.text', { phone })}</p>
        <a className="link figures" href={link} style={{ overflowWrap: 'anywhere' }}>
          {link.replace(/^https?:\/\//, '')}
        </a>
        <Flex wrap="wrap" gap="2">
          <Button onClick={() => change.send({ type: 'change.chosen', subject: { id, phoneNumber } })}>
            {t('invite.send')}
          </Button>
          <Button variant="soft" onClick={() => void copy()}>
            {t('invite.copy')}
          </Button>
          {'share' in navigator && (
            <Button variant="soft" onClick={() => void shareLink(link, t('invite.shared'))}>
              {t('invite.share')}
            </Button>
          )}
        </Flex>
      </Flex>
      <ChangeDialog
        change={change}
        title={t('invite.title', { phone })}
        text={t('invite.confirm')}
        confirmLabel={t('invite.send')}
      />
    </Flex>
  );
}
