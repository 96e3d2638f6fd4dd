import { Grid } from '@radix-ui/themes';
import { formatNumber } from '#domain/format/index.ts';

/** Numbers of rows, each under its name. */
export const Figures = ({ figures }: { figures: readonly (readonly [name: string, count: number])[] }) => (
  <Grid asChild columns="repeat(auto-fit, minmax(140px, 1fr))" gap="3">
    <dl>
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt className="quiet small">{name}</dt>
          <dd className="figure">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  </Grid>
);
