import { useActorRef, useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { settingsSection } from '#machines/flows/organization/settingsSection/settingsSection.ts';
import type {
  SectionEvent,
  Settings,
  SettingsKey,
} from '#machines/flows/organization/settingsSection/settingsSectionSetup.ts';
import { leaveGuard } from '#src/actors/shared/leaveGuard.ts';
import { leaveSteps, stepHistory } from '#src/actors/shared/stepHistory.ts';
import { loadSettings } from '#src/actors/organization/settings.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

export type SectionMachine<Form extends object, Loaded = Settings> = ReturnType<
  typeof settingsSection<Form, Loaded>
>;

/** Actors that every section's machine needs besides its own. */
export const sectionActors = { loadSettings, leaveGuard, stepHistory };

export interface Section<Form extends object, Loaded = Settings> {
  actor: ActorRefFrom<SectionMachine<Form, Loaded>>;
  snapshot: SnapshotFrom<SectionMachine<Form, Loaded>>;
  send: (event: SectionEvent<Form, Loaded>) => void;
}

interface SectionSetting<Loaded> {
  /** Which settings are loaded, where there are several of a kind. Others need another `key`. */
  of?: SettingsKey;
  onSaved?: (settings: Loaded) => void;
}

/** Runs a section's machine. Provide it at module scope. */
export function useSection<Form extends object, Loaded = Settings>(
  machine: SectionMachine<Form, Loaded>,
  { of, onSaved }: SectionSetting<Loaded> = {},
): Section<Form, Loaded> {
  const t = useText('settings');
  const navigate = useNavigate();
  const actor = useActorRef(machine, { input: of, inspect });
  const snapshot = useSelector(actor, (current) => current);
  useEmitted(actor, {
    saved: ({ settings }) => {
      if (onSaved) onSaved(settings);
      else showToast({ tone: 'success', title: t('saved') });
    },
    unchanged: () => showToast({ tone: 'info', title: t('unchanged') }),
    left: ({ to }) => void leaveSteps().then(() => navigate(to === null ? -1 : (to as never))),
  });
  return { actor, snapshot, send: (event) => actor.send(event) };
}
