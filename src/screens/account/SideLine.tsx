import { Link } from 'react-router-dom';
import type { Side } from '#machines/flows/account/sidesCheck/sidesCheckMachine.ts';
import { useText } from '#src/i18n/useText.ts';

/** The chosen side, and a way to change it. */
export function SideLine({ side }: { side: Side }) {
  const t = useText('sides');
  return (
    <p className="quiet side-line">
      {t(side === 'employer' ? 'asEmployer' : 'asEmployee')} ·{' '}
      <Link className="link" to={`/steps/check?side=${side}`}>
        {t('change')}
      </Link>
    </p>
  );
}
