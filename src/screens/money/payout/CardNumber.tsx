import { Flex, Text } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { formatCardNumber, formatMoney } from '#domain/format/index.ts';
import type { RequestDetails } from '#src/actors/money/requestDetails.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';
import { Sheet } from '#src/components/dialog/Sheet.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useCardShowing, type CardShowing } from './useCardShowing.ts';

interface CardNumberProps {
  request: Pick<RequestDetails, 'id' | 'employeeName' | 'amount' | 'cardShowing'>;
}

/**
 * The whole number of a card, for whoever pays to it by hand. Gone, with what is open, as soon as nothing is left to pay: somebody else may have
 * paid meanwhile.
 */
export function CardNumber({ request }: CardNumberProps) {
  const t = useText('payouts');
  const showing = useCardShowing();
  const { id: requestId, employeeName, amount, cardShowing } = request;
  const subject = { requestId, employeeName, amount, alone: cardShowing === 'alone' };
  return (
    <>
      <Button
        variant="soft"
        color="gray"
        size="3"
        onClick={() => showing.send({ type: 'card.asked', subject })}
      >
        {t('card.show')}
      </Button>
      <CardNumberSheet showing={showing} />
    </>
  );
}

function CardNumberSheet({ showing }: { showing: CardShowing }) {
  const t = useText('payouts');
  const [language] = useLanguage();
  const snapshot = useSelector(showing, (current) => current);
  const { subject, cardNumber, failure } = snapshot.context;
  if (!subject) return null;
  const amount = formatMoney(subject.amount, language);
  return (
    <Sheet
      open
      onClose={() => showing.send({ type: 'card.closed' })}
      title={t('card.title')}
      description={t('card.text', { name: subject.employeeName, amount })}
    >
      {snapshot.matches('proving') && <Password showing={showing} />}
      {snapshot.matches('loading') && <BusyWord />}
      {snapshot.matches('failed') && failure && (
        <FailureNotice failure={failure} onRetry={() => showing.send({ type: 'card.retried' })} />
      )}
      {cardNumber !== null && (
        <>
          <Flex wrap="wrap" align="center" justify="between" gap="3">
            <Text size="5" weight="bold" wrap="nowrap" className="figures">
              {formatCardNumber(cardNumber)}
            </Text>
            <Button size="3" onClick={() => showing.send({ type: 'copy.asked' })}>
              {t(snapshot.matches({ shown: 'copied' }) ? 'card.copied' : 'card.copy')}
            </Button>
          </Flex>
          <p className="quiet small" role="status">
            {t(snapshot.matches({ shown: 'notCopied' }) ? 'card.notCopied' : 'card.after')}
          </p>
        </>
      )}
    </Sheet>
  );
}

function Password({ showing }: { showing: CardShowing }) {
  const t = useText('payouts');
  const { password, passwordError } = useSelector(showing, ({ context }) => context);
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        showing.send({ type: 'password.confirmed' });
      }}
    >
      <p className="quiet small">{t('card.alone')}</p>
      <PasswordField
        name="password"
        label={t('password')}
        maxLength={200}
        value={password}
        error={passwordError ?? undefined}
        onChange={(value) => showing.send({ type: 'password.changed', password: value })}
      />
      <Button type="submit" size="3">
        {t('card.show')}
      </Button>
    </form>
  );
}
