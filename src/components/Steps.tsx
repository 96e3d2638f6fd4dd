import { useText } from '#src/i18n/useText.ts';
import { CheckIcon } from './icons.tsx';
import './steps.css';

/** The steps of a wizard; `current` counts from 0. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  const t = useText('common');
  return (
    <ol className="steps" aria-label={t('step', { current: current + 1, total: steps.length })}>
      {steps.map((label, index) => (
        <li
          key={label}
          data-done={index < current ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="steps-mark">
            {index < current ? <CheckIcon size={16} strokeWidth={2.6} /> : index + 1}
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}
