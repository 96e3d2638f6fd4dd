import { formatPhone } from '#domain/format/index.ts';
import type { Colleague, ColleaguesPage } from '#src/actors/organization/colleagues.ts';
import { Button } from '#src/components/Button.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { PersonIcon } from '#src/components/icons.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useText } from '#src/i18n/useText.ts';

interface ColleagueRowProps {
  colleague: Colleague;
  units: ColleaguesPage['units'];
  /** The last owner can neither be demoted nor removed. */
  isLastOwner: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** Invited colleagues have no name until they accept. */
export const nameOf = ({ fullName, phoneNumber }: Colleague): string => fullName ?? formatPhone(phoneNumber);

/** A colleague with their role, a manager with their units, and what can be done. */
export function ColleagueRow({ colleague, units, isLastOwner, onChange, onRemove }: ColleagueRowProps) {
  const t = useText('colleagues');
  const { role, unitIds, state, you, phoneNumber, fullName } = colleague;
  const name = nameOf(colleague);
  const own = units.filter(({ id }) => unitIds.includes(id)).map(({ title }) => title);
  const words = [t(`role.${role}`), ...(own.length ? [own.join(', ')] : [])];
  if (fullName !== null) words.push(formatPhone(phoneNumber));
  return (
    <IconRow icon={<PersonIcon size={22} />} title={name} text={words.join(' · ')}>
      {you && <StatusBadge tone="teal" label={t('you')} />}
      {state === 'invited' && <StatusBadge tone="amber" label={t('waiting')} />}
      {!isLastOwner && (
        <>
          <Button variant="soft" color="gray" aria-label={t('changeNamed', { name })} onClick={onChange}>
            {t('change')}
          </Button>
          <Button variant="soft" color="red" aria-label={t('removeNamed', { name })} onClick={onRemove}>
            {t(state === 'joined' ? 'remove' : 'withdraw')}
          </Button>
        </>
      )}
    </IconRow>
  );
}
