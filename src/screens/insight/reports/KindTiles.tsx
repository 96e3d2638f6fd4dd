import { Box, Grid, Text } from '@radix-ui/themes';
import { reportTitles } from '#domain/reports/columns.ts';
import { reportKinds, type ReportKind } from '#domain/reports/kinds.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

const kinds = Object.keys(reportKinds) as ReportKind[];

/** Every kind of report, to begin one. */
export function KindTiles({
  disabled,
  onChoose,
}: {
  disabled: boolean;
  onChoose: (kind: ReportKind) => void;
}) {
  const t = useText('reports');
  const [language] = useLanguage();
  return (
    <Grid asChild columns={{ initial: '2', sm: '3' }} gap={{ initial: '2', sm: '3' }}>
      <section aria-label={t('choose')}>
        {kinds.map((kind) => (
          <Grid asChild key={kind} p={{ initial: '12px', sm: '14px' }} gap="1" alignContent="center">
            <button type="button" className="card tile" disabled={disabled} onClick={() => onChoose(kind)}>
              <Text weight="bold" size={{ initial: '2', sm: '3' }}>
                {reportTitles[kind][language]}
              </Text>
              <Box asChild display={{ initial: 'none', sm: 'block' }}>
                <span className="quiet small">{t(`about.${kind}`)}</span>
              </Box>
            </button>
          </Grid>
        ))}
      </section>
    </Grid>
  );
}
