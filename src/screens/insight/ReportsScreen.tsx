import { useSelector } from '@xstate/react';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { Report } from '#machines/flows/insight/reportMaking/reportMakingMachine.ts';
import { downloadReport, loadReports, watchReports, type ReportPage } from '#src/actors/insight/reports.ts';
import { loadUnits } from '#src/actors/organization/units.ts';
import { Button } from '#src/components/Button.tsx';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { DataList } from '#src/components/list/DataList.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { InsightTabs } from './InsightTabs.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useDownload } from '#src/components/hooks/useDownload.ts';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { KindTiles } from './reports/KindTiles.tsx';
import { ReportDialog } from './reports/ReportDialog.tsx';
import { useReportColumns } from './reports/useReportColumns.tsx';
import { useReportMaking } from './reports/useReportMaking.ts';
import { useReportWords } from './reports/words.ts';

const machine = makeList(loadReports, watchReports);
const allUnits = makePage(loadUnits);

/** Files that a job makes: what can be asked for, and what was. */
export default function ReportsScreen() {
  const t = useText('reports');
  const lists = useText('lists');
  const { nameOf } = useReportWords();
  const columns = useReportColumns();
  const list = useList<Report, ReportPage>(machine);
  const { actor, isBusy, result, send } = list;
  const refresh = () => send({ type: 'list.refreshed' });
  const { make, cancel, begin, askToCancel } = useReportMaking(result, refresh);
  const asked = useSelector(cancel, ({ context }) => context.subject);
  const { data: units } = usePage(allUnits);
  const download = useDownload(downloadReport, defaultQuery);
  const fetch = ({ format, id }: Report) => download.start(format, [id]);
  return (
    <Screen title={t('title')} width="wide" actor={actor}>
      <InsightTabs current="reports" />
      <KindTiles disabled={!result} onChoose={begin} />
      <ListBody
        list={list}
        empty={<EmptyState text={t('empty')} />}
        download={download}
        actions={
          download.busy && (
            <Button variant="soft" color="gray" onClick={download.stop}>
              {lists('stopExport')}
            </Button>
          )
        }
      >
        <DataList
          label={t('title')}
          columns={columns}
          rows={result?.items}
          rowKey={({ id }) => id}
          rowActions={(report) => (
            <>
              {report.state === 'ready' && (
                <Button variant="soft" disabled={download.busy} onClick={() => fetch(report)}>
                  {t('download')}
                </Button>
              )}
              {report.legalEvents.includes('cancel') ? (
                <Button variant="soft" color="gray" onClick={() => askToCancel(report)}>
                  {t('cancel')}
                </Button>
              ) : (
                <Button variant="soft" color="gray" onClick={() => begin(report.kind, report)}>
                  {t('again')}
                </Button>
              )}
            </>
          )}
          stale={isBusy}
        />
      </ListBody>
      <ReportDialog
        making={make}
        units={(units ?? []).filter(({ closed }) => !closed)}
        download={download}
        onDownload={fetch}
      />
      <ChangeDialog
        change={cancel}
        title={t('cancelTitle')}
        text={asked ? nameOf(asked) : ''}
        confirmLabel={t('cancel')}
        tone="danger"
      />
    </Screen>
  );
}
