import { Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import type { components } from '#openapi/generated/contract.d.ts';
import { useText } from '#src/i18n/useText.ts';

/** Debit and credit, and whose money it is; the name leads to the request. */
export function EntryLines({ lines }: { lines: components['schemas']['LedgerLine'][] }) {
  const t = useText('ledger');
  return (
    <Flex direction="column">
      {lines.map(({ debit, credit, person, requestId }, index) => (
        <span key={index}>
          {t('line', { debit: t(`account.${debit}`), credit: t(`account.${credit}`) })}
          {person !== null &&
            (requestId === null ? (
              ` · ${person}`
            ) : (
              <> · {<Link to={`/requests/${requestId}`}>{person}</Link>}</>
            ))}
        </span>
      ))}
    </Flex>
  );
}
