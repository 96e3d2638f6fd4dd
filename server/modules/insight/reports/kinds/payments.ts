import { paymentKindWords } from '#domain/reports/words.ts';
import { exportedRequests } from '../../../money/requests/index.ts';
import { paidOnOf } from '../../../money/payouts/index.ts';
import type { ReportRows } from './asked.ts';
import { periodOf, unitToday } from './period.ts';

export const paymentRows: ReportRows = async function* (db, asked) {
  const { organizationId, language, now } = asked;
  const filter = { organizationId, period: periodOf(asked), unit: unitToday(asked) };
  for await (const part of exportedRequests(db, { filter, sort: 'requestedAt', language, now })) {
    const paid = part.rows.flatMap(({ row }) => (row.state === 'paid' ? row.id : []));
    const paidOn = await paidOnOf(db, organizationId, paid);
    yield {
      rows: part.rows.map(({ row, employee, unit, asked, amount, period, ...cells }) => ({
        employee,
        unit,
        asked,
        amount,
        month: period,
        paymentKind: paymentKindWords[row.kind][language],
        askedOn: cells.requestedAt,
        paymentState: cells.state,
        cardNumber: cells.card,
        paidOn: paidOn.get(row.id) ?? null,
        decisionNote: cells.reason,
      })),
      done: part.done,
    };
  }
};
