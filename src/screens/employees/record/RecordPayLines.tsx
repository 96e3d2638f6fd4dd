import { monthOf } from '#domain/calendar/index.ts';
import { loadPayLines, type PayLineList } from '#src/actors/money/payLines.ts';
import { watchRequests } from '#src/actors/money/watchRequests.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ListFoot } from '#src/components/list/ListFoot.tsx';
import { PayLineDialog } from '#src/components/money/lines/PayLineDialog.tsx';
import { PayLineRows } from '#src/components/money/lines/PayLineRows.tsx';
import { usePayLineChange } from '#src/components/money/lines/usePayLineChange.ts';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { usePages } from '#src/components/list/usePages.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = makePage(loadPayLines, watchRequests({ type: 'page.refreshed' }));

/**
 * Lists bonuses, other pay and deductions of a person by month; they are added before or after the salary of the month
 * is computed.
 */
export function RecordPayLines({ id: employeeId, name: employeeName }: { id: string; name: string }) {
  const t = useText('payLines');
  const { data, failure, refresh, retry } = usePage(machine, { of: employeeId });
  const change = usePayLineChange(refresh);
  const whose = { employeeId, employeeName };
  const pages = usePages(data?.items.length ?? 0);
  const add = ({ months, today }: PayLineList) =>
    change.send({
      type: 'change.chosen',
      subject: {
        ...whose,
        verb: 'add',
        months,
        line: null,
        mostDeducted: null,
        period: monthOf(today),
      },
    });
  return (
    <section className="card stack" aria-labelledby="pay-lines">
      <h2 id="pay-lines">{t('title')}</h2>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <SkeletonList rows={1} height={56} />}
      {data?.items.length === 0 && <p className="quiet">{t(data.own ? 'own' : 'empty')}</p>}
      {data && data.items.length > 0 && (
        <>
          <PayLineRows
            lines={data.items.slice(pages.from, pages.to)}
            months={data.months}
            onWithdraw={(line) =>
              change.send({ type: 'change.chosen', subject: { ...whose, verb: 'withdraw', line } })
            }
          />
          <ListFoot inCard label={t('title')} {...pages.foot} />
        </>
      )}
      {data && !data.own && (
        <p>
          <Button variant="soft" onClick={() => add(data)}>
            {t('add')}
          </Button>
        </p>
      )}
      <PayLineDialog change={change} />
    </section>
  );
}
