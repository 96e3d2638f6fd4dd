import { Box, Flex } from '@radix-ui/themes';
import { auditAreaNames } from '#domain/audit/subjects.ts';
import { isCompanyMonth } from '#domain/calendar/index.ts';
import { exportAuditTrail, loadAuditTrail, type AuditEntry } from '#src/actors/insight/auditTrail.ts';
import { DataList } from '#src/components/list/DataList.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ExportButtons } from '#src/components/list/ExportButtons.tsx';
import { MonthFilter } from '#src/components/list/filters/MonthFilter.tsx';
import { NameSearch } from '#src/components/list/filters/NameSearch.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useDownload } from '#src/components/hooks/useDownload.ts';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { InsightTabs } from './InsightTabs.tsx';
import { AreaFilter } from './audit/AreaFilter.tsx';
import { useAuditColumns } from './audit/useAuditColumns.tsx';

const machine = makeList(loadAuditTrail);
const filters = { area: auditAreaNames, month: isCompanyMonth };

/** Who changed what in the company, when, and from what to what. */
export default function AuditTrailScreen() {
  const t = useText('audit');
  const isOwner = useColleagueRole() === 'owner';
  const columns = useAuditColumns();
  const list = useList<AuditEntry>(machine, { filters });
  const { actor, isBusy, isEmpty, query, result, send } = list;
  const download = useDownload(exportAuditTrail, query);
  const choose = (name: keyof typeof filters) => (value: string | undefined) => {
    const { [name]: _, ...others } = query.filter;
    send({ type: 'filter.changed', filter: value ? { ...others, [name]: value } : others });
  };
  return (
    <Screen title={t('title')} width="wide" actor={actor} {...(isOwner && { back: '/settings/company' })}>
      {!isOwner && <InsightTabs current="audit" />}
      <p className="quiet">{t('lead')}</p>
      {!isEmpty && (
        <Flex wrap="wrap" align="center" gapX="3" gapY="2" role="search">
          <NameSearch value={query.search} onChange={(search) => send({ type: 'search.changed', search })} />
          <Box
            flexGrow={{ initial: '1', sm: '0' }}
            flexBasis="0"
            minWidth={{ initial: '150px', sm: '200px' }}
          >
            <AreaFilter value={query.filter['area']} onChange={choose('area')} />
          </Box>
          <Box
            flexGrow={{ initial: '1', sm: '0' }}
            flexBasis="0"
            minWidth={{ initial: '150px', sm: '200px' }}
          >
            <MonthFilter value={query.filter['month']} onChange={choose('month')} />
          </Box>
        </Flex>
      )}
      <ListBody
        list={list}
        empty={<EmptyState text={t('empty')} />}
        nothing={{ text: t('notFound'), all: t('all') }}
        download={download}
        actions={<ExportButtons download={download} />}
      >
        <DataList
          label={t('title')}
          columns={columns}
          rows={result?.items}
          rowKey={({ id }) => id}
          stale={isBusy}
        />
      </ListBody>
    </Screen>
  );
}
