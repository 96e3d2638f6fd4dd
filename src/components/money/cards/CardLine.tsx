import { Flex, Text } from '@radix-ui/themes';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, maskCard } from '#domain/format/index.ts';
import type { EmployeeCards } from '#machines/flows/money/cardAdding/cardAddingMachine.ts';
import type { CardAct } from '#machines/flows/money/cardChange/cardChangeMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface CardLineProps {
  one: EmployeeCards['items'][number];
  /** Left out if the viewer may not change cards. */
  onAct?: ((verb: CardAct['verb']) => void) | undefined;
}

/** One card: which it is, since when, and what may be done with it. */
export function CardLine({ one: { card, isDefault, isBusy, addedAt }, onAct }: CardLineProps) {
  const t = useText('cards');
  const [language] = useLanguage();
  const name = maskCard(card);
  return (
    <Flex asChild direction="column" gap="2" data-card={card.last4}>
      <li>
        <Flex wrap="wrap" align="center" justify="between" gap="2">
          <Text weight="medium" className="figures">
            {name}
          </Text>
          {isDefault && <StatusBadge tone="green" label={t('isDefault')} />}
        </Flex>
        <Text size="2" color="gray">
          {t(`brand.${card.brand}`)} ·{' '}
          {t('since', { date: formatDate(companyDate(Date.parse(addedAt)), language) })}
        </Text>
        {isBusy && !isDefault && (
          <Text size="2" color="gray">
            {t('busy')}
          </Text>
        )}
        {onAct && !isDefault && (
          <Flex gap="2" wrap="wrap">
            <Button
              size="2"
              variant="soft"
              aria-label={t('chooseNamed', { card: name })}
              onClick={() => onAct('choose')}
            >
              {t('choose')}
            </Button>
            {!isBusy && (
              <Button
                size="2"
                variant="soft"
                color="red"
                aria-label={t('removeNamed', { card: name })}
                onClick={() => onAct('remove')}
              >
                {t('remove')}
              </Button>
            )}
          </Flex>
        )}
      </li>
    </Flex>
  );
}
