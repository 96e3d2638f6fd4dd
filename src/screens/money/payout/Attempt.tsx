import { Flex } from '@radix-ui/themes';
import { formatDate } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Button } from '#src/components/Button.tsx';
import { When } from '#src/components/time/When.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type Schemas = components['schemas'];

interface AttemptProps {
  attempt: Schemas['PayoutAttempt'];
  /** Reports that a refused attempt was paid after all; undefined if the person may not. */
  onPaid: (() => void) | undefined;
}

/** Through whom the money was handed over, and what was heard of it. */
export function Attempt({ attempt, onPaid }: AttemptProps) {
  const t = useText('payouts');
  const { provider, amount, at, by, answers } = attempt;
  return (
    <li>
      <Flex wrap="wrap" align="baseline" justify="between" gapX="4">
        <strong>{t(`provider.${provider}`)}</strong>
        <Amount tiyin={amount} />
      </Flex>
      <p className="quiet small">
        <When at={at} by={by} />
      </p>
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} />
      ))}
      {onPaid && (
        <Button size="2" variant="soft" color="gray" onClick={onPaid}>
          {t('late.mark')}
        </Button>
      )}
    </li>
  );
}

function Answer({ answer }: { answer: Schemas['PayoutAnswer'] }) {
  const t = useText('payouts');
  const [language] = useLanguage();
  const { outcome, code, reference, paidOn, note, at, by } = answer;
  const facts = [
    paidOn !== null && formatDate(paidOn, language),
    reference !== null && t('number', { number: reference }),
    code !== null && t('code', { code }),
    note,
  ].filter(Boolean);
  return (
    <>
      <p className="small">{[t(`outcome.${outcome}`), ...facts].join(' · ')}</p>
      {outcome !== 'settled' && (
        <p className="quiet small">
          <When at={at} by={by} />
        </p>
      )}
    </>
  );
}
