import { useActorRef, useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { leaveAskingMachine } from '#machines/flows/shared/leaveAsking/leaveAskingMachine.ts';
import { leaveGuard } from '#src/actors/shared/leaveGuard.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useEmitted } from '../hooks/useEmitted.ts';

const machine = leaveAskingMachine.provide({ actors: { leaveGuard } });

interface AskLeavingProps {
  title: string;
  /** Says what happens to the unsaved changes. */
  text: string;
  confirmLabel: string;
}

/** Rendered while a form has unsaved changes: a link to another page, Back and Forward ask first. */
export function AskLeaving(words: AskLeavingProps) {
  const navigate = useNavigate();
  const actor = useActorRef(machine, { inspect });
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  useEmitted(actor, { left: ({ to }) => void (typeof to === 'number' ? navigate(to) : navigate(to)) });
  return (
    <ConfirmDialog
      open={isAsking}
      {...words}
      onConfirm={() => actor.send({ type: 'leave.confirmed' })}
      onCancel={() => actor.send({ type: 'leave.dismissed' })}
    />
  );
}
