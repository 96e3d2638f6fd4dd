import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import type { GuidedStart } from '#machines/flows/organization/guidedStart/guidedStartMachine.ts';
import { loadStart } from '#src/actors/organization/guidedStart.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { InfoIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { usePage } from '#src/components/usePage.ts';
import { useText } from '#src/i18n/useText.ts';

const machine = pageMachineOf<GuidedStart>().provide({ actors: { load: loadStart } });

/** How far a new company is, until nothing is left of its guided start. */
export function StartCard() {
  const t = useText('home');
  const { data } = usePage(machine);
  if (!data || data.finished) return null;
  const done = data.steps.filter(({ state }) => state === 'done').length;
  return (
    <Notice tone="green" icon={<InfoIcon />}>
      <div>
        <strong>{t('startTitle')}</strong>
        <p>{t('startText', { done, total: data.steps.length })}</p>
      </div>
      <ButtonLink to="/start" variant="soft">
        {t('startGo')}
      </ButtonLink>
    </Notice>
  );
}
