import { TabNav } from '@radix-ui/themes';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/useText.ts';

export const recordTabs = ['overview', 'attendance', 'money', 'history'] as const;
export type RecordTab = (typeof recordTabs)[number];

/** The tab of an address segment; the overview has the record's own address. */
export const tabOf = (segment: string | undefined): RecordTab | undefined =>
  segment === undefined ? 'overview' : recordTabs.slice(1).find((tab) => tab === segment);

interface RecordTabsProps {
  id: string;
  current: RecordTab;
  /** True if the history stands beside the overview. */
  room: boolean;
}

/** The parts of a record, each with its address; Back leaves the record and not the tab. */
export function RecordTabs({ id, current, room }: RecordTabsProps) {
  const t = useText('employeeRecord');
  const state: unknown = useLocation().state;
  return (
    <TabNav.Root size={{ initial: '1', sm: '2' }} aria-label={t('tabs')}>
      {recordTabs.slice(0, room ? -1 : undefined).map((tab) => (
        <TabNav.Link key={tab} asChild active={tab === current}>
          <Link to={`/employees/${id}${tab === 'overview' ? '' : `/${tab}`}`} replace state={state}>
            {t(`tab.${tab}`)}
          </Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  );
}
