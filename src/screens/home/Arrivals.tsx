import { Box, Flex, Text } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { formatTime } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { markIcon, markOf, markTones, useMarkWord } from '#src/components/attendance/presence.tsx';
import { useText } from '#src/i18n/useText.ts';
import { SectionHead } from './SectionHead.tsx';

type Row = components['schemas']['DayBoard']['items'][number];

const most = 8;

/** Who came today, the last first; each leads to the person. */
export function Arrivals({ rows }: { rows: readonly Row[] }) {
  const t = useText('home');
  const arrived = rows.filter(({ day }) => day.pairs.length > 0).slice(0, most);
  return (
    <section className="stack" aria-labelledby="arrivals-title">
      <SectionHead id="arrivals-title" title={t('arrivals')}>
        {arrived.length > 0 && <Link to="/attendances?sort=-arrivedAt">{t('allRequests')}</Link>}
      </SectionHead>
      {arrived.length > 0 ? (
        <Box asChild px="4" py="1">
          <ul className="card lines">
            {arrived.map((row) => (
              <Arrival key={row.employeeId} row={row} />
            ))}
          </ul>
        </Box>
      ) : (
        <p className="card quiet">{t('noArrivals')}</p>
      )}
    </section>
  );
}

function Arrival({ row: { employeeId, fullName, day } }: { row: Row }) {
  const word = useMarkWord();
  const [first] = day.pairs;
  const mark = markOf(day);
  return (
    <Flex asChild position="relative" align="center" justify="between" gap="3" py="2">
      <li>
        <Link className="whole-link truncate" to={`/employees/${employeeId}`}>
          {fullName}
        </Link>
        <Flex align="center" gap="2" flexShrink="0">
          <Text color={markTones[mark]} title={word(mark)} style={{ display: 'flex' }}>
            {markIcon(mark, 16)}
            <span className="sr-only">{word(mark)}</span>
          </Text>
          {first && <time dateTime={first.in}>{formatTime(Date.parse(first.in))}</time>}
        </Flex>
      </li>
    </Flex>
  );
}
