import type { ComponentProps } from 'react';
import { Moment } from './Moment.tsx';

interface WhenProps extends ComponentProps<typeof Moment> {
  by: string | null;
}

/** When something was done, and who it was. */
export const When = ({ by, ...moment }: WhenProps) => (
  <>
    <Moment {...moment} />
    {by !== null && ` · ${by}`}
  </>
);

/** What somebody did, beside when. */
export const Done = ({ what, ...when }: WhenProps & { what: string }) => (
  <>
    {what}: <When form="dayMonth" {...when} />
  </>
);
