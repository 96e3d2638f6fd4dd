import { aboutText, fieldText, happeningText, valueText } from '#domain/audit/show.ts';
import { wordsOf } from '#domain/audit/words/index.ts';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { reportKinds } from '#domain/reports/kinds.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { SheetCell } from '../../../sheets/shape.ts';

type Schemas = components['schemas'];
export type AuditCells = Record<(typeof reportKinds)['auditTrail']['columns'][number], SheetCell>;

/** The author of the product's own acts. */
const PRODUCT = 'Davomat';

/** An entry as the cells of a file. */
export function cellsOf(entry: Schemas['AuditEntry'], language: Language): AuditCells {
  const { at, by, subject, event, validFrom, reason, changes } = entry;
  const spoken = { language, word: wordsOf(language) };
  const made = Date.parse(at);
  const changeText = ({ field, before, after }: Schemas['AuditChange']) => {
    const values = [before, after].map((one) => valueText(field, one, spoken));
    return `${fieldText(field, spoken)}: ${before === null ? values[1] : values.join(' → ')}`;
  };
  return {
    madeAt: `${formatDate(companyDate(made), language, 'short')} ${formatTime(made)}`,
    madeBy: by ?? PRODUCT,
    happening: happeningText(subject, event, spoken),
    about: aboutText(entry),
    validFrom,
    changes: changes.map(changeText).join('; ') || null,
    changeReason: reason,
  };
}
