import { Flex } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { costOfDay } from '#domain/analytics/dayCosts.ts';
import { formatMoney, formatMonth, formatNumber } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { cellReadingMachine } from '#machines/flows/insight/cellReading/cellReadingMachine.ts';
import type { DayCosts } from '#src/actors/insight/dayCosts.ts';
import { Button } from '#src/components/Button.tsx';
import { RowBars } from '#src/components/plots/RowBars.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { CardHead } from '../CardHead.tsx';
import { chooseDrawnUnits, earningsHref } from './costs.ts';

interface UnitCostsProps {
  data: DayCosts;
  /** The only unit shown; null for all. */
  unit: string | null;
}

/** What a day costs in the whole company or in the unit that is read, and a bar for each unit. */
export function UnitCosts({ data, unit }: UnitCostsProps) {
  const t = useText('analytics');
  const [language] = useLanguage();
  const { drawn, more, few } = chooseDrawnUnits(data.units);
  const actor = useActorRef(cellReadingMachine, {
    input: { rows: drawn.length, columns: 1 },
    inspect,
    // Path tests tell the machines of the page apart by it.
    id: 'unitCosts',
  });
  const snapshot = useSelector(actor, (current) => current);
  const row = snapshot.context.cell?.row ?? null;
  const read = row === null ? undefined : drawn[row];
  const chosen = snapshot.matches('chosen') ? read : undefined;
  const { people, earned, additions, daysWorked } = read?.costs ?? data.total;
  const before = read ? read.before : data.before;
  const formatCost = (amount: number | null) =>
    amount === null ? '–' : formatMoney(tiyin(amount), language);
  const nameOf = (one: DayCosts['units'][number]['unit']) => one?.title ?? t('noUnit');
  const value = formatCost(costOfDay({ earned, daysWorked }));
  const rest = [
    t('costs.people', { count: people, value: formatNumber(people) }),
    t('costs.days', { count: daysWorked, value: formatNumber(daysWorked) }),
    t('costs.earned', { value: formatCost(earned) }),
    additions > 0 && t('costs.additions', { value: formatCost(additions) }),
    before && before.daysWorked > 0 && t('before', { value: formatCost(costOfDay(before)) }),
  ].filter(Boolean);
  const name = read ? nameOf(read.unit) : data.units.length > 0 && t('costs.whole');
  return (
    <>
      <CardHead
        name={t('costs.name')}
        about={`${t('costs.about')} ${t('costs.tick')}`}
        value={value}
        beside={name}
        under={rest.join(' · ')}
      />
      {drawn.length > 0 && (
        <RowBars
          label={t('costs.name')}
          rows={drawn.map((one) => ({
            key: one.unit?.id ?? 'none',
            name: nameOf(one.unit),
            value: one.cost,
            text: formatCost(one.cost),
            beside: one.before && costOfDay(one.before),
          }))}
          row={row}
          valueText={[name, value, ...rest].filter(Boolean).join(', ')}
          send={(event) => actor.send(event)}
        />
      )}
      {more > 0 && <p className="quiet small">{t('costs.more', { count: more })}</p>}
      {few > 0 && <p className="quiet small">{t('costs.few', { count: few })}</p>}
      <Flex align="center" gap="3" wrap="wrap" minHeight="32px">
        <Link className="small" to={earningsHref(data.to, chosen ? (chosen.unit?.id ?? 'none') : unit)}>
          {t('costs.rows', { month: formatMonth(data.to, language) })}
        </Link>
        {chosen && (
          <Button size="1" variant="ghost" color="gray" onClick={() => actor.send({ type: 'cell.released' })}>
            {t('costs.release')}
          </Button>
        )}
      </Flex>
    </>
  );
}
