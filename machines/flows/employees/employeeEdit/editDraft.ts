import { isSameForm, type EditForm, type EditRecord } from './editForm.ts';

/** A form that was sent at least once, with its idempotency key, which is valid until the form changes. */
export interface SentForm {
  key: string;
  form: EditForm;
}

/** What survives a reload: everything but the card number (product §8), and the record it was started from. */
export interface EditDraft {
  base: EditRecord;
  form: EditForm;
  sent: SentForm | null;
}

const withoutCard = (form: EditForm): EditForm => ({ ...form, cardNumber: '' });

/**
 * A form that was sent with a card number cannot be restored as it was sent, so its key is not kept. The record's
 * version prevents saving twice.
 */
export const toDraft = (base: EditRecord, form: EditForm, sent: SentForm | null): EditDraft => ({
  base,
  form: withoutCard(form),
  sent: sent?.form.cardNumber === '' ? sent : null,
});

/** True when the record already contains the whole draft: it was saved after all, or held only a card number. */
export const isSpent = (draft: EditDraft, record: EditRecord): boolean => isSameForm(draft.form, record.form);
