import { Flex } from '@radix-ui/themes';
import type { SettingsEffect } from '#machines/flows/organization/settingsSection/settingsSectionSetup.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { EffectTable } from '#src/components/EffectTable.tsx';
import { useText } from '#src/i18n/useText.ts';
import { PayDates } from './PayDates.tsx';

interface EffectProps {
  open: boolean;
  effect: SettingsEffect;
  text: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What saving would change, before it is saved. */
export function Effect({ open, effect, text, onConfirm, onCancel }: EffectProps) {
  const t = useText('settings');
  return (
    <ConfirmDialog
      open={open}
      title={t('effectTitle')}
      text={text}
      confirmLabel={t('save')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {/* Long lists scroll, also by keys. */}
      <Flex direction="column" gap="4" role="region" aria-label={t('effectTitle')} tabIndex={0}>
        <EffectTable effect={effect} />
        {effect.payDates.length > 0 && <PayDates dates={effect.payDates} />}
      </Flex>
    </ConfirmDialog>
  );
}
