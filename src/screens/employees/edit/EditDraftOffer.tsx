import type { RefObject } from 'react';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';

export interface EditDraftOfferProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onContinue: () => void;
  onDiscard: () => void;
}

export function EditDraftOffer({ heading, onContinue, onDiscard }: EditDraftOfferProps) {
  const t = useText('employeeRecord');
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('draftTitle')}
      </h2>
      <p className="quiet">{t('draftText')}</p>
      <div className="row fill">
        <Button size="3" onClick={onContinue}>
          {t('draftContinue')}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={onDiscard}>
          {t('draftDiscard')}
        </Button>
      </div>
    </section>
  );
}
