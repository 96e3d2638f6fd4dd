import { Box, Grid, Heading } from '@radix-ui/themes';
import { useId, type ReactNode } from 'react';

/** Fields that belong together, in two columns where the screen is wide. */
export function FieldGroup({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Grid
      {...(title === undefined ? {} : { role: 'group', 'aria-labelledby': id })}
      columns={{ initial: '1', sm: 'repeat(2, minmax(0, 1fr))' }}
      gapX="4"
      gapY="5"
      align="start"
    >
      {title !== undefined && (
        <Box gridColumn="1 / -1">
          <Heading as="h2" size="3" id={id}>
            {title}
          </Heading>
        </Box>
      )}
      {children}
    </Grid>
  );
}
