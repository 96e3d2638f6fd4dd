import { Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import type { Side } from '#machines/flows/account/sidesCheck/sidesCheckMachine.ts';
import { useText } from '#src/i18n/useText.ts';

/** The chosen side, and a way to change it. */
export function SideLine({ side }: { side: Side }) {
  const t = useText('sides');
  return (
    <Flex asChild align="center" gap="1" my="-3">
      <p className="quiet">
        {t(side === 'employer' ? 'asEmployer' : 'asEmployee')} ·
        <Flex asChild align="center" minHeight="var(--tap)">
          <Link className="link" to={`/steps/check?side=${side}`}>
            {t('change')}
          </Link>
        </Flex>
      </p>
    </Flex>
  );
}
