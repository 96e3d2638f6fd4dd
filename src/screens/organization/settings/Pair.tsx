import { Grid } from '@radix-ui/themes';
import type { ReactNode } from 'react';

/** Fields that belong together, side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Grid columns={{ initial: '1', xs: '2' }} align="start" gap="4">
    {children}
  </Grid>
);
