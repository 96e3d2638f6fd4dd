import { Flex } from '@radix-ui/themes';
import type { Meanings } from '#src/components/inspector/loadChart.ts';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** The meaning of each state, with the active ones marked. */
export function StateList({ meanings, here }: { meanings: Meanings; here: readonly string[] }) {
  const t = useText('machines');
  const [language] = useLanguage();
  return (
    <section className="card stack" aria-labelledby="inspector-states">
      <h2 id="inspector-states">{t('states')}</h2>
      <dl className="lines">
        {Object.entries(meanings[language]).map(([path, meaning]) => (
          <div key={path}>
            <Flex asChild wrap="wrap" align="center" gapX="3" gapY="1">
              <dt>
                <code>{path}</code>
                {here.some((leaf) => `${leaf}.`.startsWith(`${path}.`)) && (
                  <StatusBadge tone="teal" label={t('here')} />
                )}
              </dt>
            </Flex>
            <dd className="quiet">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
