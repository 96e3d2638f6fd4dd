import { TextField } from '@radix-ui/themes';
import { useDensity } from '#src/runtime/density.ts';
import type { InputProps } from '../controlProps.ts';

export function ThemedInput({ start, end, type = 'text', ...input }: InputProps) {
  const compact = useDensity() === 'compact';
  return (
    <TextField.Root
      {...input}
      type={type as 'text'}
      size={compact ? '2' : '3'}
      className="control-field"
      {...(input['aria-invalid'] ? { color: 'red' as const } : {})}
    >
      {start !== undefined && <TextField.Slot side="left">{start}</TextField.Slot>}
      {end !== undefined && <TextField.Slot side="right">{end}</TextField.Slot>}
    </TextField.Root>
  );
}
