import { Flex, Switch as RadixSwitch } from '@radix-ui/themes';

export interface SwitchProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off at once, without a button to confirm it. */
export const Switch = ({ label, checked, disabled = false, onChange }: SwitchProps) => (
  <Flex asChild display="inline-flex" align="center" gap="2" minHeight="var(--tap)">
    <label>
      <RadixSwitch checked={checked} disabled={disabled} onCheckedChange={onChange} />
      {label}
    </label>
  </Flex>
);
