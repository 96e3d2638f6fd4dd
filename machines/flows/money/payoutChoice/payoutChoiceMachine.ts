import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type {
  ChangeErrors,
  ChangeInput,
} from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { Failure } from '#machines/support/failure.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type PayoutSettings = components['schemas']['PayoutSettings'];

export interface ChosenProvider {
  provider: PayoutSettings['provider'];
  settings: PayoutSettings;
}

export type ProviderForm = Record<'applicationId' | 'storeId' | 'secret', string>;
export type ChoosePayoutsInput = ChangeInput<ChosenProvider, ProviderForm>;

/** What the provider needs to know who pays. */
export const providerFields = ({ provider }: ChosenProvider): readonly (keyof ProviderForm)[] =>
  provider === 'multicard' ? ['applicationId', 'storeId', 'secret'] : [];

/** The stored secret stays valid, so its field may be empty. */
function errors(form: ProviderForm, chosen: ChosenProvider): ChangeErrors<ProviderForm> {
  const wrong: ChangeErrors<ProviderForm> = {};
  const isKept = chosen.settings.provider === 'multicard';
  for (const field of providerFields(chosen))
    if (form[field].trim() === '' && !(field === 'secret' && isKept)) wrong[field] = 'required';
  return wrong;
}

/** The provider cannot be changed before all payments under way at the current one have ended. */
const blocked = ({ provider, settings }: ChosenProvider): Failure | null => {
  const { sending, inDoubt, registers } = settings.unsettled;
  if (provider === settings.provider || sending.count + inDoubt.count + registers.length === 0) return null;
  return { kind: 'problem', status: 409, code: 'payoutsOnTheirWay', fields: {} };
};

/** Who pays the company's requests: the company itself, or a provider with the company's keys, which is asked before they are kept. */
export const payoutChoiceMachine = confirmedChange<ChosenProvider, ProviderForm, PayoutSettings>({
  id: 'payoutChoice',
  spec: '2',
  blocked,
  form: {
    initial: ({ settings }) => ({
      applicationId: settings.applicationId ?? '',
      storeId: settings.storeId ?? '',
      secret: '',
    }),
    errors,
  },
});
