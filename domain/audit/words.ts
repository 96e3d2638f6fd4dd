import type { AuditCode, AuditField } from './fields.ts';
import type { AuditArea, auditEvents, AuditHappening, AuditSubject } from './subjects.ts';

/** Every word of the trail in one language; the screen and the files say the same. */
export interface AuditWords {
  event: { [Subject in AuditSubject]: Record<(typeof auditEvents)[Subject][number], string> };
  field: Record<AuditField, string>;
  value: Record<AuditCode, string>;
  area: Record<AuditArea, string>;
}

type AuditWordKey =
  `event.${AuditHappening}` | `field.${AuditField}` | `value.${AuditCode}` | `area.${AuditArea}`;

/** Finds a word by its path in the dictionary. */
export type AuditWord = (key: AuditWordKey) => string;
