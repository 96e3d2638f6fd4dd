import type { RefObject } from 'react';
import { fullName } from '#domain/employee.ts';
import type { EmployeeDraft } from '#machines/flows/employees/employeeCreation/employeeForm.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';

export interface DraftOfferProps {
  draft: EmployeeDraft;
  onContinue: () => void;
  onDiscard: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function DraftOffer({ draft, onContinue, onDiscard, heading }: DraftOfferProps) {
  const t = useText('employees');
  const name = fullName(draft.form).trim();
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('wizard.draftTitle')}
      </h2>
      <p className="quiet">{name ? t('wizard.draftOf', { name }) : t('wizard.draftUnnamed')}</p>
      <div className="row fill">
        <Button size="3" onClick={onContinue}>
          {t('wizard.continueDraft')}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={onDiscard}>
          {t('wizard.discardDraft')}
        </Button>
      </div>
    </section>
  );
}
