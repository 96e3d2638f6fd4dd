import type { GuidedStart } from '#machines/flows/organization/guidedStart/guidedStartMachine.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { InfoIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useText } from '#src/i18n/useText.ts';

/** How far a new company is, while something is left of its guided start. */
export function StartCard({ steps }: GuidedStart) {
  const t = useText('home');
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Notice tone="green" icon={<InfoIcon />}>
      <div>
        <strong>{t('startTitle')}</strong>
        <p>{t('startText', { done, total: steps.length })}</p>
      </div>
      <ButtonLink to="/start">{t('startGo')}</ButtonLink>
    </Notice>
  );
}
