import { Grid } from '@radix-ui/themes';
import type { ReactNode } from 'react';

/** Cards of measures beside and below each other. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <Grid columns={{ initial: '1', sm: '2', lg: '3' }} gap={{ initial: '3', sm: '4' }}>
    {children}
  </Grid>
);
