import { Flex } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { colleagueRoles, type ColleagueRole } from '#domain/colleague.ts';
import {
  unitsIn,
  type colleaguePlaceMachine,
} from '#machines/flows/organization/colleaguePlace/colleaguePlaceMachine.ts';
import type { ColleaguesPage } from '#src/actors/organization/colleagues.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { PhoneField } from '#src/components/form/PhoneField.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useText } from '#src/i18n/useText.ts';

interface PlaceDialogProps {
  change: ActorRefFrom<typeof colleaguePlaceMachine>;
  /** Open ones. */
  units: ColleaguesPage['units'];
}

/** Whom to invite, in which role, and of a manager which units. */
export function PlaceDialog({ change, units }: PlaceDialogProps) {
  const t = useText('colleagues');
  const subject = useSelector(change, ({ context }) => context.subject);
  const phone = useChangeField(change, 'phoneNumber');
  const { readOnly, ...role } = useChangeField(change, 'role');
  const invites = !subject || subject.id === null;
  return (
    <ChangeDialog
      change={change}
      title={invites ? t('inviteTitle') : t('changeTitle', { name: subject.name })}
      text={invites ? t('inviteText') : t('changeText')}
      confirmLabel={invites ? t('invite') : t('save')}
    >
      {invites && <PhoneField {...phone} label={t('phone')} autoComplete="off" />}
      <SelectField
        {...role}
        label={t('roleLabel')}
        hint={t(`means.${role.value as ColleagueRole}`)}
        disabled={readOnly}
        options={colleagueRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      {role.value === 'manager' && <UnitChoice change={change} units={units} />}
    </ChangeDialog>
  );
}

function UnitChoice({ change, units }: PlaceDialogProps) {
  const t = useText('colleagues');
  const fields = useText('fields');
  const { value, error, readOnly, onChange } = useChangeField(change, 'unitIds');
  const chosen = unitsIn({ unitIds: value });
  const toggle = (id: string) =>
    onChange((chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]).join(' '));
  return (
    <Flex asChild direction="column" gap="1" maxHeight="220px" overflowY="auto">
      <fieldset aria-invalid={error ? true : undefined}>
        <legend>{t('units')}</legend>
        {units.length === 0 && <p className="quiet">{t('noUnits')}</p>}
        {units.map(({ id, title }) => (
          <Flex asChild key={id} align="center" gap="2" minHeight="var(--tap)" flexShrink="0">
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={readOnly}
                onChange={() => toggle(id)}
              />
              {title}
            </label>
          </Flex>
        ))}
        {error && (
          <p role="alert" className="field-note field-error" data-accent-color="red">
            {error === 'required' ? t('unitsRequired') : fields('unitGone')}
          </p>
        )}
      </fieldset>
    </Flex>
  );
}
