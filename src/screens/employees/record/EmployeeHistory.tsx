import { Flex, Grid, Text } from '@radix-ui/themes';
import { formatDate } from '#domain/format/index.ts';
import { loadHistory, type HistoryEntry } from '#src/actors/employees/employeeHistory.ts';
import { RecordChartLink } from '#src/components/inspector/RecordChartLink.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useList } from '#src/components/list/useList.ts';
import { When } from '#src/components/time/When.tsx';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useEditLabels } from '../edit/editLabels.ts';
import { useStatusWords } from '../EmployeeBadges.tsx';
import { useChangeWords } from './changeWords.ts';

const machine = makeList(loadHistory);

/** Shows who changed what and when. A new `key` reloads it. */
export function EmployeeHistory({ id, name, status }: { id: string; name: string; status: string }) {
  const t = useText('employeeRecord');
  const list = useList(machine, { of: id });
  const { isBusy, result } = list;
  return (
    <section className="card stack" aria-labelledby="history" data-machine="history" aria-busy={isBusy}>
      <Flex align="center" justify="between">
        <h2 id="history">{t('history')}</h2>
        {result && (
          <RecordChartLink
            machine="employee"
            record={{ name, states: [status], trail: trailOf(result.items) }}
          />
        )}
      </Flex>
      <ListBody
        inCard
        label={t('history')}
        list={list}
        empty={<p className="quiet">{t('historyEmpty')}</p>}
        skeleton={<SkeletonList rows={3} height={56} />}
      >
        <ol className="lines">
          {result?.items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </ListBody>
    </section>
  );
}

/** Status changes among the shown entries; the others are corrections. */
const trailOf = (entries: readonly HistoryEntry[]) =>
  entries
    .filter(({ fromStatus, toStatus }) => fromStatus !== toStatus)
    .map(({ event, at }) => ({ event: `employee.${event}`, at }))
    .reverse();

function Entry({ entry }: { entry: HistoryEntry }) {
  const t = useText('employeeRecord');
  const people = useText('employees');
  const labels = { ...useEditLabels(), lastDay: people('lastDay') };
  const statuses = useStatusWords();
  const words = useChangeWords();
  const [language] = useLanguage();
  return (
    <li>
      <Flex wrap="wrap" align="baseline" gapX="2">
        <strong>{t(`event.${entry.event}`)}</strong>
        {entry.fromStatus !== null && entry.fromStatus !== entry.toStatus && (
          <span className="quiet small">
            {statuses[entry.fromStatus]} → {statuses[entry.toStatus]}
          </span>
        )}
      </Flex>
      <p className="quiet small">
        <When at={entry.at} by={entry.by ?? t('bySystem')} />
      </p>
      {entry.reason !== null && <p className="small">{t('reason', { reason: entry.reason })}</p>}
      {entry.changes.length > 0 && (
        <Grid asChild gap="1">
          <dl className="small">
            {entry.changes.map(({ field, from, to, validFrom }) => (
              <Grid key={field} columns={{ initial: '1', sm: '200px minmax(0, 1fr)' }} gapX="4">
                <dt className="quiet">
                  {validFrom === null
                    ? labels[field]
                    : field === 'salary'
                      ? t('salaryFromDay', { date: formatDate(validFrom, language) })
                      : t('fieldFromDay', { field: labels[field], date: formatDate(validFrom, language) })}
                </dt>
                <Flex asChild wrap="wrap" gapX="3" gapY="1">
                  <dd>
                    <del className="quiet">
                      <span className="sr-only">{t('changedFrom')}: </span>
                      {words(field, from)}
                    </del>
                    <Text asChild weight="medium">
                      <ins style={{ textDecoration: 'none' }}>
                        <span className="sr-only">{t('changedTo')}: </span>
                        {words(field, to)}
                      </ins>
                    </Text>
                  </dd>
                </Flex>
              </Grid>
            ))}
          </dl>
        </Grid>
      )}
    </li>
  );
}
