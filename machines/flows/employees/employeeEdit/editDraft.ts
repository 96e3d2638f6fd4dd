import { isSameForm, type EditForm, type EditRecord } from './editForm.ts';

/** A form that was sent at least once, under the key it goes by until it is changed. */
export interface SentForm {
  key: string;
  form: EditForm;
}

/** What outlives the page: everything but the card number (product §8), and what it was made of. */
export interface EditDraft {
  base: EditRecord;
  form: EditForm;
  sent: SentForm | null;
}

const withoutCard = (form: EditForm): EditForm => ({ ...form, cardNumber: '' });

/**
 * A form sent with a card number cannot be sent again as it was, so its key is not kept: the record's version sees to it
 * that nothing is saved twice.
 */
export const toDraft = (base: EditRecord, form: EditForm, sent: SentForm | null): EditDraft => ({
  base,
  form: withoutCard(form),
  sent: sent?.form.cardNumber === '' ? sent : null,
});

/** Nothing of it is not in the record: it was saved after all, or held a card number alone. */
export const isSpent = (draft: EditDraft, record: EditRecord): boolean => isSameForm(draft.form, record.form);
