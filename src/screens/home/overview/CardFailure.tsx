import { Flex, Text } from '@radix-ui/themes';
import type { Failure } from '#machines/support/failure.ts';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon, OfflineIcon } from '#src/components/icons.tsx';
import { useProblemText, useText } from '#src/i18n/useText.ts';

interface CardFailureProps {
  failure: Failure;
  onRetry: (() => void) | undefined;
}

/** A FailureNotice for the width of a card. */
export function CardFailure({ failure, onRetry }: CardFailureProps) {
  const t = useText('common');
  const problem = useProblemText();
  const isOffline = failure.kind === 'network';
  return (
    <Flex role="alert" wrap="wrap" align="center" gap="2">
      <Text asChild color={isOffline ? 'amber' : 'red'}>
        <Flex align="center" gap="2" className="small">
          {isOffline ? <OfflineIcon size={18} /> : <AlertIcon size={18} />}
          <strong>
            {failure.kind === 'problem' ? problem(failure.code) : t(isOffline ? 'noAnswer' : 'systemError')}
          </strong>
        </Flex>
      </Text>
      {onRetry && (
        <Button type="button" size="1" variant="soft" color={isOffline ? 'amber' : 'red'} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </Flex>
  );
}
