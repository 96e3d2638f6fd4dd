import { Badge } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useDensity } from '#src/runtime/density.ts';
import { AlertIcon, CheckCircleIcon, ClockIcon, CrossCircleIcon, InfoIcon, MinusIcon } from '../icons.tsx';

export type Tone = 'green' | 'amber' | 'gray' | 'red' | 'orange' | 'teal';

const byTone: Record<Tone, ReactNode> = {
  green: <CheckCircleIcon size={16} />,
  amber: <ClockIcon size={16} />,
  gray: <MinusIcon size={16} />,
  red: <CrossCircleIcon size={16} />,
  orange: <AlertIcon size={16} />,
  teal: <InfoIcon size={16} />,
};

/** A status, by word and icon first and by colour second. The icon defaults to the tone's. */
export function StatusBadge({ tone, label, icon }: { tone: Tone; label: string; icon?: ReactNode }) {
  const compact = useDensity() === 'compact';
  return (
    <Badge color={tone} radius="full" size={compact ? '1' : '3'} data-tone={tone}>
      {icon ?? byTone[tone]}
      {label}
    </Badge>
  );
}
