import { Flex, Grid, Heading } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Screen } from '#src/components/Screen.tsx';
import { useText } from '#src/i18n/useText.ts';
import { DirectionSwitch } from './DirectionSwitch.tsx';
import type { CheckActor } from './useCheck.ts';
import { Ways } from './Ways.tsx';

export interface OutcomeProps {
  actor: CheckActor;
  icon: ReactNode;
  tone: 'orange' | 'red' | 'amber';
  title: string;
  text?: ReactNode;
  /** The main action, full width. */
  action?: ReactNode;
  /** Alternatives to it. */
  ways?: ReactNode;
}

/** Why it did not count, in plain words, and what can be done now. */
export function Outcome({ actor, icon, tone, title, text, action, ways }: OutcomeProps) {
  const t = useText('attendance');
  const type = useSelector(actor, ({ context }) => context.type);
  return (
    <Screen title={type === 'in' ? t('checkTitle.in') : t('checkTitle.out')} actor={actor} back="/home">
      <DirectionSwitch type={type} />
      <Flex asChild direction="column" align="center" gap="3" pt="6" pb="4">
        <section className="center">
          <span className="mark" data-size="large" data-accent-color={tone}>
            {icon}
          </span>
          <Heading as="h2" size="6">
            {title}
          </Heading>
          {text !== undefined && <p className="quiet">{text}</p>}
          {action !== undefined && (
            <Grid gap="4" width="min(100%, 360px)" mt="5" mb="1">
              {action}
            </Grid>
          )}
          {ways !== undefined && <Ways>{ways}</Ways>}
        </section>
      </Flex>
    </Screen>
  );
}
