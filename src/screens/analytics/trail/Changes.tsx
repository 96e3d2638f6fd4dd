import { Box, Flex, Grid, Text } from '@radix-ui/themes';
import { fieldText, valueText } from '#domain/audit/show.ts';
import type { AuditChange } from '#src/actors/analytics/auditTrail.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** How many are seen without opening the rest, and how many where nothing would be left to open. */
const SHOWN = 3;
const ALL = 4;

/** From what to what, field by field. */
export function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const t = useText('audit');
  if (changes.length === 0) return '—';
  const shown = changes.length <= ALL ? changes : changes.slice(0, SHOWN);
  const more = changes.slice(shown.length);
  return (
    <Flex direction="column" gap="1" className="small" py={{ initial: '0', sm: '1' }}>
      <Lines changes={shown} />
      {more.length > 0 && (
        <details>
          <summary>{t('more', { count: more.length })}</summary>
          <Lines changes={more} />
        </details>
      )}
    </Flex>
  );
}

function Lines({ changes }: { changes: readonly AuditChange[] }) {
  const t = useText('audit');
  const [language] = useLanguage();
  const spoken = { language, word: t };
  return (
    <Grid asChild gap="1" m="0">
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <Box asChild display="inline">
              <dt className="quiet">{fieldText(field, spoken)}: </dt>
            </Box>
            <Box asChild display="inline">
              <dd>
                {before !== null && (
                  <>
                    <del className="quiet">
                      <span className="sr-only">{t('changedFrom')}: </span>
                      {valueText(field, before, spoken)}
                    </del>
                    <span aria-hidden="true"> → </span>
                  </>
                )}
                <Text asChild weight="medium">
                  <ins style={{ textDecoration: 'none' }}>
                    {before !== null && <span className="sr-only">{t('changedTo')}: </span>}
                    {valueText(field, after, spoken)}
                  </ins>
                </Text>
              </dd>
            </Box>
          </div>
        ))}
      </dl>
    </Grid>
  );
}
