import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  attendanceCheckMachine,
  type AttendanceCheckEvent,
  type AttendanceCheckInput,
} from '#machines/flows/time/attendanceCheck/attendanceCheckMachine.ts';
import { camera } from '#src/actors/time/camera/camera.ts';
import { keepPhoto } from '#src/actors/time/camera/photos.ts';
import { readPhoto } from '#src/actors/time/camera/readPhoto.ts';
import { checkAttendance, listGates } from '#src/actors/time/checkAttendance.ts';
import { keepPunch } from '#src/actors/time/punches/punchQueue.ts';
import { describeDevice } from '#src/runtime/device.ts';
import { newId } from '#src/runtime/newId.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';

export interface ViewProps {
  actor: CheckActor;
  snapshot: CheckSnapshot;
  actions: CheckActions;
}

const machine = attendanceCheckMachine.provide({
  actors: { camera, readPhoto, listGates, checkAttendance, keepPunch },
});

export type CheckActor = ActorRefFrom<typeof attendanceCheckMachine>;
export type CheckSnapshot = SnapshotFrom<typeof attendanceCheckMachine>;

/** Actions on this screen, used by its parts. */
export interface CheckActions {
  openCamera: () => void;
  choosePhoto: (photo: File) => void;
  typeCode: () => void;
  submitDigits: () => void;
  send: (event: AttendanceCheckEvent) => void;
}

/** Runs the check while the screen is mounted; a short vibration confirms success. */
export function useCheck(type: AttendanceCheckInput['type']) {
  const actor = useActorRef(machine, { input: { type, deviceId: describeDevice().deviceId }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  useEmitted(actor, {
    accepted: () => {
      // Safari cannot vibrate.
      if ('vibrate' in navigator) navigator.vibrate(80);
    },
  });
  const send = (event: AttendanceCheckEvent) => actor.send(event);
  const actions: CheckActions = {
    openCamera: () => send({ type: 'camera.chosen' }),
    choosePhoto: (photo) => send({ type: 'photo.chosen', photo: keepPhoto(photo) }),
    typeCode: () => send({ type: 'typing.chosen' }),
    submitDigits: () =>
      send({ type: 'digits.submitted', punchId: newId(), submittedAt: new Date().toISOString() }),
    send,
  };
  return { actor, snapshot, actions };
}
