import type { ReactNode } from 'react';
import { AlertIcon, CheckCircleIcon, ClockIcon, CrossCircleIcon, InfoIcon, MinusIcon } from './icons.tsx';
import './badge.css';

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
  return (
    <span className="badge" data-tone={tone}>
      {icon ?? byTone[tone]}
      {label}
    </span>
  );
}
