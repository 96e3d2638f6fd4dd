import { Flex, Progress } from '@radix-ui/themes';
export interface ProgressBarProps {
  label: string;
  /** Share of 1. */
  share: number;
  /** The progress in numbers, beside the bar. */
  text?: string;
}

export function ProgressBar({ label, share, text }: ProgressBarProps) {
  const percent = Math.round(share * 100);
  return (
    <Flex direction="column" gap="2">
      <Progress aria-label={label} value={percent} getValueLabel={() => text ?? `${percent}%`} />
      {text !== undefined && <span className="quiet figures">{text}</span>}
    </Flex>
  );
}
