import { DropdownMenu } from '@radix-ui/themes';
import { useNavigate } from 'react-router-dom';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatNumber, formatTime } from '#domain/format/index.ts';
import type { EndedGate, GateState } from '#machines/flows/organization/gateEnding/gateEndingMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { ChevronDownIcon, RequestIcon, ScanIcon } from '#src/components/icons.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface GateRowProps {
  gate: GateState;
  onPair: () => void;
  onRename: () => void;
  onEnd: (act: EndedGate['act']) => void;
}

/** A gate with what it shows, when it was last seen and what was punched at it today. */
export function GateRow({ gate, onPair, onRename, onEnd }: GateRowProps) {
  const t = useText('gates');
  const navigate = useNavigate();
  const [language] = useLanguage();
  const { id, title, paired, closed, lastSeenAt, punchesToday } = gate;
  const seen = lastSeenAt === null ? null : Date.parse(lastSeenAt);
  const when =
    seen === null
      ? t('neverSeen')
      : t('seen', { date: formatDate(companyDate(seen), language, 'dayMonth'), time: formatTime(seen) });
  const facts = [
    t(gate.static ? 'printed' : 'screen'),
    ...(gate.static || closed ? [] : [when]),
    t('punches', { count: punchesToday, shown: formatNumber(punchesToday) }),
  ];
  return (
    <IconRow
      icon={gate.static ? <RequestIcon size={20} /> : <ScanIcon size={20} />}
      title={title}
      text={facts.join(' · ')}
    >
      {closed ? (
        <StatusBadge tone="gray" label={t('closed')} />
      ) : gate.static ? (
        <StatusBadge tone="orange" label={t('weaker')} />
      ) : (
        <StatusBadge tone={paired ? 'green' : 'amber'} label={t(paired ? 'paired' : 'notPaired')} />
      )}
      {!closed && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger>
            <Button variant="soft" color="gray" aria-label={t('actionsOf', { gate: title })}>
              {t('actions')}
              <ChevronDownIcon size={16} />
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end">
            {gate.static ? (
              <DropdownMenu.Item onSelect={() => void navigate(`/settings/gates/${id}/print`)}>
                {t('print')}
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item onSelect={onPair}>{t('pair')}</DropdownMenu.Item>
            )}
            <DropdownMenu.Item onSelect={onRename}>{t('rename')}</DropdownMenu.Item>
            <DropdownMenu.Separator />
            {(paired || gate.static) && (
              <DropdownMenu.Item color="red" onSelect={() => onEnd('revoke')}>
                {t(gate.static ? 'revokePrinted' : 'revoke')}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item color="red" onSelect={() => onEnd('close')}>
              {t('close')}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
    </IconRow>
  );
}
