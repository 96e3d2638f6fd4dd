import { Flex, Text } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { cardBrand } from '#domain/fields/cardNumber.ts';
import type { cardAddingMachine } from '#machines/flows/money/cardAdding/cardAddingMachine.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { Checkbox } from '#src/components/form/Checkbox.tsx';
import { DigitsField } from '#src/components/form/DigitsField.tsx';
import { groupCard } from '#src/components/form/grouping.ts';
import { useText } from '#src/i18n/useText.ts';

/** Asks for the number of another card. */
export function CardAdding({ change }: { change: ActorRefFrom<typeof cardAddingMachine> }) {
  const t = useText('cards');
  const number = useChangeField(change, 'cardNumber');
  const isDefault = useSelector(change, ({ context }) => context.form.isDefault === 'yes');
  const brand = cardBrand(number.value);
  return (
    <ChangeDialog change={change} title={t('addTitle')} text={t('addText')} confirmLabel={t('add')}>
      <DigitsField
        {...number}
        label={t('number')}
        maxDigits={16}
        group={groupCard}
        placeholder="8600 0000 0000 0000"
        {...(brand === 'unknown' ? {} : { end: <span className="unit">{t(`brand.${brand}`)}</span> })}
      />
      <Flex asChild align="center" gap="2">
        <label>
          <Checkbox
            label={t('makeDefault')}
            checked={isDefault}
            disabled={number.readOnly}
            onChange={() =>
              change.send({ type: 'field.changed', field: 'isDefault', value: isDefault ? '' : 'yes' })
            }
          />
          <Text aria-hidden>{t('makeDefault')}</Text>
        </label>
      </Flex>
    </ChangeDialog>
  );
}
