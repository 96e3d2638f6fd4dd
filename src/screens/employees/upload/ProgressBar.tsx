export interface ProgressBarProps {
  label: string;
  /** Of one. */
  share: number;
  /** Beside the bar, in numbers. */
  text?: string;
}

export function ProgressBar({ label, share, text }: ProgressBarProps) {
  const percent = Math.round(share * 100);
  return (
    <div className="upload-progress">
      <div
        className="upload-bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      {text !== undefined && <span className="quiet">{text}</span>}
    </div>
  );
}
