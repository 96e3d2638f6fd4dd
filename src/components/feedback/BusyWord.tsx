import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/useText.ts';

const DELAY_MS = 10_000;

/** After ten seconds, says that it is still loading. Render it beside a skeleton. */
export function BusyWord() {
  const t = useText('common');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  // Without a word it takes no room and no gap, so nothing moves when it comes or goes.
  return (
    <p className={late ? 'card quiet small stays' : 'sr-only'} role="status">
      {late && t('stillLoading')}
    </p>
  );
}
