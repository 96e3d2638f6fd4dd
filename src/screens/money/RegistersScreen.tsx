import { Flex } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoney, formatNumber } from '#domain/format/index.ts';
import { registerMakingMachine } from '#machines/flows/money/registerMaking/registerMakingMachine.ts';
import {
  loadRegisters,
  makeRegister,
  type PayoutRegister,
  type RegisterPage,
} from '#src/actors/money/registers.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { MoneyTabs } from '#src/components/money/MoneyTabs.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useList } from '#src/components/list/useList.ts';
import { Moment } from '#src/components/time/Moment.tsx';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { stageOf } from './register/stage.ts';

const machine = makeList(loadRegisters, watchRequestList);
const making = registerMakingMachine.provide({ actors: { sendChange: makeRegister } });

/** As wide as its content, and narrower before anything overlaps. */
const fitting = 'minmax(min-content, max-content)';

const tones = { made: 'amber', saved: 'amber', handedOver: 'teal', answered: 'green' } as const;

/** Registers for the company's bank, and what waits for the next one. */
export default function RegistersScreen() {
  const t = useText('registers');
  const [language] = useLanguage();
  const navigate = useNavigate();
  const isOwner = useColleagueRole() === 'owner';
  const list = useList<PayoutRegister, RegisterPage>(machine);
  const { actor, isBusy, result, leave, send } = list;
  const make = useActorRef(making, { inspect });
  const waiting = useSelector(make, ({ context }) => context.subject);
  useEmitted(make, {
    changed: ({ output: { id, number } }) => {
      showToast({ tone: 'success', title: t('made', { number: formatNumber(number) }) });
      void navigate(`/payments?register=${id}`);
    },
    doubtful: () => send({ type: 'list.refreshed' }),
  });
  const columns = useMemo<Column<PayoutRegister>[]>(
    () => [
      {
        key: 'number',
        label: t('number'),
        render: ({ number }) => t('numbered', { number: formatNumber(number) }),
      },
      {
        key: 'createdAt',
        label: t('createdAt'),
        width: fitting,
        render: ({ createdAt }) => <Moment at={createdAt} form="short" />,
      },
      {
        key: 'stage',
        label: t('stage'),
        width: fitting,
        render: (register) => {
          const stage = stageOf(register);
          return <StatusBadge tone={tones[stage]} label={t(`stages.${stage}`)} />;
        },
      },
      { key: 'by', label: t('by'), deskOnly: true, render: ({ createdBy }) => createdBy ?? '—' },
      ...(['all', 'open', 'paid', 'unpaid'] as const).map((sum): Column<PayoutRegister> => ({
        key: sum,
        label: t(sum === 'open' ? 'openSum' : sum),
        align: 'end',
        width: fitting,
        render: ({ [sum]: { count, amount } }) =>
          count > 0 ? (
            <span>
              <Amount tiyin={amount} /> <span className="quiet figures">· {formatNumber(count)}</span>
            </span>
          ) : (
            '—'
          ),
      })),
    ],
    [t],
  );
  const next = result?.waiting;
  const stopped = result?.stopped;
  return (
    <Screen title={t('title')} width="wide" actor={actor}>
      <MoneyTabs current="registers" />
      {next && next.count > 0 && (
        <Flex asChild className="card" wrap="wrap" align="center" justify="between" gap="3">
          <section aria-label={t('waiting')}>
            <p>
              {t('waiting')}{' '}
              <strong>
                <Amount tiyin={next.amount} /> · {formatNumber(next.count)}
              </strong>
            </p>
            <Button size="3" onClick={() => make.send({ type: 'change.chosen', subject: next })}>
              {t('make')}
            </Button>
          </section>
        </Flex>
      )}
      {stopped && stopped.count > 0 && (
        <p className="quiet small">
          {t('stopped')}: <Amount tiyin={stopped.amount} /> · {formatNumber(stopped.count)}
        </p>
      )}
      <ListBody
        list={list}
        empty={
          next?.count === 0 &&
          stopped?.count === 0 && (
            <EmptyState
              text={t('empty')}
              action={isOwner && <ButtonLink to="/settings/payouts">{t('settings')}</ButtonLink>}
            />
          )
        }
      >
        <DataList
          label={t('title')}
          columns={columns}
          rows={result?.items}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/payments?register=${id}`}
          onOpen={leave}
          stale={isBusy}
        />
      </ListBody>
      <ChangeDialog
        change={make}
        title={t('makeTitle')}
        text={
          waiting
            ? t('makeText', { count: waiting.count, amount: formatMoney(waiting.amount, language) })
            : ''
        }
        confirmLabel={t('make')}
      />
    </Screen>
  );
}
