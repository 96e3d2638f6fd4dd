import { Flex } from '@radix-ui/themes';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { companyDate } from '#domain/calendar/index.ts';
import { dismissResult } from '#src/actors/time/punches/punchQueue.ts';
import { useLanguage, useProblemText, useText } from '#src/i18n/useText.ts';
import { Button } from '../Button.tsx';
import { StatusBadge } from '../feedback/StatusBadge.tsx';
import { tones, useKeptPunches } from './punchState.ts';

/** Punches kept on this phone, with what became of them. Renders nothing without any. */
export function PunchList() {
  const t = useText('attendance');
  const problem = useProblemText();
  const [language] = useLanguage();
  const punches = useKeptPunches();
  if (!punches.length) return null;
  return (
    <section className="card stack" data-gap="small" aria-labelledby="kept-title">
      <h2 id="kept-title">{t('queue.title')}</h2>
      <ul className="lines">
        {punches.map(({ seq, punch, state, code, at }) => {
          const scanned = Date.parse(at ?? punch.scannedAt);
          const date = formatDate(companyDate(scanned), language, 'dayMonth');
          return (
            <Flex asChild wrap="wrap" align="center" justify="between" gap="2" key={seq}>
              <li>
                <span>{t(`queue.${punch.type}`, { date, time: formatTime(scanned) })}</span>
                <StatusBadge tone={tones[state]} label={t(`queue.state.${state}`)} />
                {code !== null && <p className="quiet small fill">{problem(code)}</p>}
                {state !== 'queued' && state !== 'sending' && (
                  <Button size="2" variant="soft" color="gray" onClick={() => void dismissResult(seq)}>
                    {t('queue.hide')}
                  </Button>
                )}
              </li>
            </Flex>
          );
        })}
      </ul>
    </section>
  );
}
