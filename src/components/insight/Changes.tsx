import { Box, Flex, Grid, Text } from '@radix-ui/themes';
import { fieldText, valueText } from '#domain/audit/show.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type AuditChange = components['schemas']['AuditChange'];

interface ChangesProps {
  changes: readonly AuditChange[];
  /** A value in words of its own; undefined for those of the trail. */
  textOf?: (field: string, value: string) => string | undefined;
}

/** How many are seen without opening the rest, and how many where nothing would be left to open. */
const SHOWN = 3;
const ALL = 4;

/** From what to what, field by field. */
export function Changes({ changes, textOf }: ChangesProps) {
  const t = useText('audit');
  if (changes.length === 0) return '—';
  const shown = changes.length <= ALL ? changes : changes.slice(0, SHOWN);
  const more = changes.slice(shown.length);
  return (
    <Flex direction="column" gap="1" className="small" py={{ initial: '0', sm: '1' }}>
      <Lines changes={shown} textOf={textOf} />
      {more.length > 0 && (
        <details>
          <summary>{t('more', { count: more.length })}</summary>
          <Lines changes={more} textOf={textOf} />
        </details>
      )}
    </Flex>
  );
}

function Lines({ changes, textOf }: Pick<ChangesProps, 'changes'> & { textOf: ChangesProps['textOf'] }) {
  const t = useText('audit');
  const [language] = useLanguage();
  const spoken = { language, word: t };
  const formatValues = (field: string, values: AuditChange['after']) =>
    (values?.length === 1 && textOf?.(field, values[0]!)) || valueText(field, values, spoken);
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
                      {formatValues(field, before)}
                    </del>
                    <span aria-hidden="true"> → </span>
                  </>
                )}
                <Text asChild weight="medium">
                  <ins style={{ textDecoration: 'none' }}>
                    {before !== null && <span className="sr-only">{t('changedTo')}: </span>}
                    {formatValues(field, after)}
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
