import { Flex, Text } from '@radix-ui/themes';
import type { CSSProperties, ReactNode } from 'react';
import { formatDate, formatNumber } from '#domain/format/index.ts';
import type { Arrivals } from '#src/actors/home/employerOverview.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { layOutPlot } from './arrivalsScale.ts';

const today: CSSProperties = { fill: 'var(--accent-9)' };
const usual: CSSProperties = { fill: 'var(--slate-a4)' };
/** The upper edge of the usual day, which alone is too pale to be seen by everybody. */
const edge = { stroke: 'var(--slate-11)', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const;

/** A bar for each half-hour: today's in front of the usual day's. */
export function ArrivalsPlot({ date, usualDays, halfHours }: Arrivals) {
  const t = useText('overview');
  const [language] = useLanguage();
  const { top, bars, labels } = layOutPlot(halfHours);
  return (
    <Flex direction="column" flexGrow="1" gap="1" className="small" aria-hidden="true">
      <Flex justify="between" gap="2">
        <Text className="quiet" size="1">
          {t('arrivals.axes')}
        </Text>
        <Text className="quiet figures" size="1">
          {formatNumber(top)}
        </Text>
      </Flex>
      <div style={{ position: 'relative', flex: '1 1 64px', minHeight: 64 }}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          style={{ position: 'absolute', width: '100%', height: '100%' }}
        >
          <path d="M0 0h100M0 100h100" stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          {bars.map((bar) => (
            <g key={bar.from}>
              <rect x={bar.x} width={bar.width} y={100 - bar.usual} height={bar.usual} style={usual} />
              <rect
                x={bar.x + bar.width / 4}
                width={bar.width / 2}
                y={100 - bar.today}
                height={bar.today}
                style={today}
              />
              {bar.usual > 0 && <path d={`M${bar.x} ${100 - bar.usual}h${bar.width}`} {...edge} />}
            </g>
          ))}
        </svg>
      </div>
      <div style={{ position: 'relative', height: 16 }}>
        {labels.map(({ from, x }) => (
          <Text
            key={from}
            size="1"
            className="quiet figures"
            style={{ position: 'absolute', left: `${x}%`, transform: 'translateX(-50%)' }}
          >
            {from}
          </Text>
        ))}
      </div>
      <Flex wrap="wrap" gapX="4">
        <Key label={t('arrivals.today')}>
          <rect width="10" height="10" style={today} />
        </Key>
        {usualDays.length > 0 && (
          <Key label={t('arrivals.usualDay', { weekday: formatDate(date, language, 'weekday') })}>
            <rect width="10" height="10" style={usual} />
            <path d="M0 1h10" {...edge} />
          </Key>
        )}
      </Flex>
    </Flex>
  );
}

const Key = ({ label, children }: { label: string; children: ReactNode }) => (
  <Flex align="center" gap="2">
    <svg width="10" height="10">
      {children}
    </svg>
    <Text size="1" className="quiet">
      {label}
    </Text>
  </Flex>
);
