import type { InputProps } from '../controlProps.ts';
import './plain.css';

export function PlainInput({ start, end, ...input }: InputProps) {
  return (
    <div className="input">
      {start !== undefined && <span>{start}</span>}
      <input {...input} />
      {end !== undefined && <span>{end}</span>}
    </div>
  );
}
