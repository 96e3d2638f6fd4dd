import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { SHORT_TITLE_MAX } from '#domain/fields/shortTitle.ts';
import {
  unitNamingMachine,
  type UnitForm,
} from '#machines/flows/organization/unitNaming/unitNamingMachine.ts';
import { nameUnit } from '#src/actors/organization/units.ts';
import { useText } from '#src/i18n/useText.ts';
import { ChangeDialog, useChangeField } from './ChangeDialog.tsx';
import { TextField } from '../form/TextField.tsx';

export const naming = unitNamingMachine.provide({ actors: { sendChange: nameUnit } });

/** Asks for the title of a new unit, or for another one. */
export function UnitNamingDialog({ change }: { change: ActorRefFrom<typeof unitNamingMachine> }) {
  const t = useText('units');
  const subject = useSelector(change, ({ context }) => context.subject);
  const title = useChangeField<UnitForm>(change, 'title');
  const what = subject === 'new' || subject === null ? 'making' : 'renaming';
  return (
    <ChangeDialog
      change={change}
      title={t(`naming.${what}.title`)}
      text={t(`naming.${what}.text`)}
      confirmLabel={t(`naming.${what}.confirm`)}
    >
      <TextField label={t('unitTitle')} autoComplete="off" maxLength={SHORT_TITLE_MAX} {...title} />
    </ChangeDialog>
  );
}
