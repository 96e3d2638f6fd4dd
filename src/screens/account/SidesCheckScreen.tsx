import { Flex, Grid } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { sides, sidesCheckMachine } from '#machines/flows/account/sidesCheck/sidesCheckMachine.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon, BuildingIcon, PersonIcon } from '#src/components/icons.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useFieldText, useText } from '#src/i18n/useText.ts';
import { SignOutButton } from './SignOutButton.tsx';
import { readSide } from './side.ts';
import '#src/components/form/field.css';

const icons = { employee: PersonIcon, employer: BuildingIcon };

export default function SidesCheckScreen() {
  const t = useText('sides');
  const say = useFieldText();
  const [query] = useSearchParams();
  const actor = useActorRef(sidesCheckMachine, { input: { side: readSide(query) }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { side, error } = snapshot.context;
  if (side && snapshot.matches('chosen')) return <Navigate to={`/step/continue?side=${side}`} />;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted' });
    if (actor.getSnapshot().context.error) event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Screen title={t('title')} lead={t('lead')} actor={actor}>
      <form className="stack" noValidate onSubmit={submit}>
        <Grid asChild gap="3">
          <fieldset aria-describedby={error ? 'side-error' : undefined}>
            <legend className="sr-only">{t('title')}</legend>
            {sides.map((one) => {
              const Icon = icons[one];
              return (
                <Flex asChild key={one} align="center" gap="3">
                  <label className="card choice">
                    <span className="mark">
                      <Icon size={24} />
                    </span>
                    <Flex asChild direction="column" flexGrow="1" minWidth="0">
                      <span>
                        <strong>{t(one)}</strong>
                        <span className="quiet small">{t(`about.${one}`)}</span>
                      </span>
                    </Flex>
                    <input
                      type="radio"
                      name="side"
                      value={one}
                      checked={side === one}
                      onChange={() => {
                        actor.send({ type: 'side.chosen', side: one });
                      }}
                    />
                  </label>
                </Flex>
              );
            })}
          </fieldset>
        </Grid>
        <div aria-live="polite">
          {error && (
            <p id="side-error" className="field-note field-error" data-accent-color="red">
              <AlertIcon size={16} />
              {say(error)}
            </p>
          )}
        </div>
        <Button type="submit" size="3">
          {t('next')}
        </Button>
      </form>
      <SignOutButton />
    </Screen>
  );
}
