import { Flex, Text } from '@radix-ui/themes';
import { useMemo } from 'react';
import { formatDate } from '#domain/format/index.ts';
import { happeningText } from '#domain/audit/show.ts';
import type { AuditEntry } from '#src/actors/insight/auditTrail.ts';
import { Changes } from '#src/components/insight/Changes.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { Moment } from '#src/components/time/Moment.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { About } from './About.tsx';

export function useAuditColumns(): Column<AuditEntry>[] {
  const t = useText('audit');
  const [language] = useLanguage();
  return useMemo(
    () => [
      {
        key: 'happening',
        label: t('happening'),
        width: 'minmax(0, 2fr)',
        render: (entry) => (
          <Flex direction="column" gap="1" py={{ initial: '0', sm: '1' }} style={{ whiteSpace: 'normal' }}>
            <span>{happeningText(entry.subject, entry.event, { language, word: t })}</span>
            {entry.validFrom !== null && (
              <Text className="quiet small" weight="regular">
                {t('from', { date: formatDate(entry.validFrom, language) })}
              </Text>
            )}
            {entry.reason !== null && (
              <Text className="quiet small" weight="regular">
                {t('reason', { reason: entry.reason })}
              </Text>
            )}
          </Flex>
        ),
      },
      {
        key: 'about',
        label: t('about'),
        width: 'minmax(0, 1.4fr)',
        render: (entry) => <About entry={entry} />,
      },
      {
        key: 'changes',
        label: t('changes'),
        width: 'minmax(0, 3fr)',
        render: ({ changes }) => <Changes changes={changes} />,
      },
      {
        key: 'by',
        label: t('by'),
        width: 'minmax(0, 1.4fr)',
        render: ({ by }) => by ?? t('bySystem'),
      },
      {
        key: 'at',
        label: t('at'),
        width: '150px',
        render: ({ at }) => <Moment at={at} form="short" className="figures" />,
      },
    ],
    [t, language],
  );
}
