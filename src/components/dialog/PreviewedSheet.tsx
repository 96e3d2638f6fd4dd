import { Box, Flex, Heading } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Failure } from '#machines/support/failure.ts';
import { newId } from '#src/runtime/newId.ts';
import { useText } from '#src/i18n/useText.ts';
import { Button } from '../Button.tsx';
import { FailureNotice } from '../feedback/FailureNotice.tsx';
import { Sheet } from './Sheet.tsx';

/** The part of an actor made by `previewedChange` that is used here, whatever it changes. */
interface Previewed extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): {
    context: { failure: Failure | null };
    hasTag(tag: 'asking' | 'editing' | 'shown' | 'busy' | 'error' | 'repeatable'): boolean;
    can(event: { type: 'change.confirmed'; newKey: string }): boolean;
  };
  send(
    event:
      | { type: 'effect.asked' }
      | { type: 'change.confirmed'; newKey: string }
      | { type: 'change.retried' }
      | { type: 'change.dismissed' },
  ): void;
}

export interface PreviewedSheetProps {
  change: Previewed;
  title: string;
  description: ReactNode;
  /** Shows the effect. */
  askLabel: string;
  /** Says what happens: "Correct", not "OK". */
  confirmLabel: string;
  effectTitle: string;
  effect: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Fields, what they come to once the server has said so, and the button that sends them. */
export function PreviewedSheet(props: PreviewedSheetProps) {
  const { change, title, description, askLabel, confirmLabel, effectTitle, effect, children } = props;
  const t = useText('common');
  const form = useId();
  const shown = useSelector(change, (current) => current.hasTag('shown'));
  const busy = useSelector(change, (current) => current.hasTag('busy'));
  const unsent = useSelector(change, (current) => current.hasTag('repeatable'));
  const worthless = useSelector(
    change,
    (current) =>
      current.hasTag('shown') &&
      current.hasTag('editing') &&
      !current.can({ type: 'change.confirmed', newKey: '' }),
  );
  const failed = useSelector(change, (current) => current.hasTag('error'));
  const failure = useSelector(change, ({ context }) => context.failure);
  const submit = () => {
    if (busy) return;
    if (unsent) change.send({ type: 'change.retried' });
    else if (shown) change.send({ type: 'change.confirmed', newKey: newId() });
    else change.send({ type: 'effect.asked' });
  };
  return (
    <Sheet
      open
      locked={busy && shown}
      onClose={() => change.send({ type: 'change.dismissed' })}
      title={title}
      description={description}
      footer={
        <Button type="submit" form={form} size="3" loading={busy} disabled={worthless}>
          {unsent ? t('tryAgain') : shown ? confirmLabel : askLabel}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals, so a form around the sheet would be submitted too.
          event.stopPropagation();
          submit();
        }}
      >
        <Flex direction="column" gap="4">
          {children}
        </Flex>
      </form>
      <Box role="status">
        {shown && (
          <Flex direction="column" gap="3" ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
            <Heading as="h2" size="3">
              {effectTitle}
            </Heading>
            {effect}
          </Flex>
        )}
      </Box>
      {failed && failure && <FailureNotice failure={failure} />}
    </Sheet>
  );
}
