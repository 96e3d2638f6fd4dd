import { Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { listGates } from '#src/actors/time/checkAttendance.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { ScanIcon } from '#src/components/icons.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = makePage(listGates);

/** The company's gates with a screen, each with a link to it; for the owner, who makes and pairs them. */
export function Gates() {
  const t = useText('attendance');
  const { data, failure, retry } = usePage(machine);
  return (
    <section className="stack" aria-labelledby="gates-title">
      <header>
        <h2 id="gates-title">{t('gates.title')}</h2>
        <p className="quiet">
          {t('gates.text')} <Link to="/settings/gates">{t('gates.manage')}</Link>
        </p>
      </header>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Skeleton height={76} />}
      {data?.length === 0 && <p className="quiet">{t('gates.none')}</p>}
      {data && data.length > 0 && (
        <ul className="card lines">
          {data.map(({ id, title, paired }) => (
            <IconRow
              key={id}
              icon={<ScanIcon />}
              title={title}
              text={
                <StatusBadge
                  tone={paired ? 'green' : 'gray'}
                  label={paired ? t('gates.paired') : t('gates.notPaired')}
                />
              }
            >
              <Flex asChild align="center" minHeight="var(--tap)">
                <a
                  href={`/kiosk/${id}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={t('gates.openOf', { gate: title })}
                >
                  {t('gates.open')}
                </a>
              </Flex>
            </IconRow>
          ))}
        </ul>
      )}
    </section>
  );
}
