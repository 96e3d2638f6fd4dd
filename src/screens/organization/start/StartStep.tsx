import { Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { formatWeekdayShort } from '#domain/format/index.ts';
import type { GuidedMark, GuidedStart } from '#machines/flows/organization/guidedStart/guidedStartMachine.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { CheckIcon } from '#src/components/icons.tsx';
import { leadingBackTo } from '#src/components/hooks/returning.ts';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type Step = GuidedStart['steps'][number];

/** The page on which each step is done. */
const pages: Record<Step['step'], string> = {
  details: '/settings/company',
  hours: '/settings/company/hours',
  schedules: '/settings/schedules',
  paydays: '/settings/company/salary',
  gate: '/settings/gates',
  employee: '/employees/new',
};

interface StartStepProps extends Step {
  hours: GuidedStart['hours'];
  number: number;
  /** The step to do now, the only one with a main button. */
  isNext: boolean;
  locked: boolean;
  onMark: (mark: GuidedMark['mark']) => void;
}

/** One step with what it is for and its page; the next one with the ways round it too. */
export function StartStep({ number, step, state, hours, isNext, locked, onMark }: StartStepProps) {
  const t = useText('start');
  const text = useStepText(step, hours);
  const done = state === 'done';
  const keep = step === 'schedules' ? 'keepAll' : step === 'details' || step === 'hours' ? 'keep' : null;
  return (
    <Flex asChild align="start" gap="3">
      <li aria-label={t(`step.${step}.title`)}>
        <span className="mark" data-accent-color={done ? 'green' : undefined} aria-hidden="true">
          {done ? <CheckIcon size={18} /> : number}
        </span>
        <Flex direction="column" flexGrow="1" minWidth="0">
          <Flex align="center" justify="between" gap="2" wrap="wrap">
            <strong>{t(`step.${step}.title`)}</strong>
            {state !== 'open' && (
              <StatusBadge tone={done ? 'green' : 'gray'} label={t(done ? 'done' : 'left')} />
            )}
          </Flex>
          <span className="quiet small">{text}</span>
          {!done && !isNext && (
            <Link to={pages[step]} state={leadingBackTo('/start')} className="small">
              {t(`step.${step}.go`)}
            </Link>
          )}
          {!done && isNext && (
            <Flex gap="2" wrap="wrap" mt="2">
              <ButtonLink to={pages[step]} state={leadingBackTo('/start')}>
                {t(`step.${step}.go`)}
              </ButtonLink>
              {step === 'employee' && (
                <ButtonLink
                  to="/employees/upload"
                  state={leadingBackTo('/start')}
                  variant="soft"
                  color="gray"
                >
                  {t('step.employee.upload')}
                </ButtonLink>
              )}
              {keep !== null && (
                <Button variant="soft" color="gray" disabled={locked} onClick={() => onMark('kept')}>
                  {t(keep)}
                </Button>
              )}
              {state === 'open' && (
                <Button variant="ghost" color="gray" disabled={locked} onClick={() => onMark('later')}>
                  {t('later')}
                </Button>
              )}
            </Flex>
          )}
        </Flex>
      </li>
    </Flex>
  );
}

/** What a step is for; of the hours, what they are now. */
function useStepText(step: Step['step'], { daysOff, ...hours }: GuidedStart['hours']): string {
  const t = useText('start');
  const [language] = useLanguage();
  if (step !== 'hours') return t(`step.${step}.text`);
  const off = [...daysOff].sort().map((day) => formatWeekdayShort(day, language));
  return t('step.hours.text', { ...hours, daysOff: off.join(', ') || '–' });
}
