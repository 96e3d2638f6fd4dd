import { Flex, Table } from '@radix-ui/themes';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { Section } from './useSection.ts';

interface SectionConflictProps<Form extends object, Loaded> {
  section: Section<Form, Loaded>;
  labels: readonly (readonly [field: keyof Form & string, label: string])[];
  word: (form: Form, field: keyof Form & string) => string;
  formOf: (settings: Loaded) => Form;
  /** Fields to show although both forms agree, because someone else has changed them. */
  alsoShown?: ((field: keyof Form & string) => boolean) | undefined;
}

/** What I typed beside what someone else has saved, where they differ. */
export function SectionConflict<Form extends object, Loaded>({
  section: { snapshot, send },
  labels,
  word,
  formOf,
  alsoShown,
}: SectionConflictProps<Form, Loaded>) {
  const t = useText('settings');
  const { form, theirs } = snapshot.context;
  if (!form || !theirs) return null;
  const saved = formOf(theirs);
  const settle = (keep: 'mine' | 'theirs') => send({ type: 'conflict.settled', keep, newKey: newId() });
  const differing = labels.filter(
    ([field]) => field !== 'validFrom' && (alsoShown?.(field) || word(form, field) !== word(saved, field)),
  );
  return (
    <section className="card stack" aria-labelledby="conflict">
      <div>
        <h2 id="conflict">{t('conflictTitle')}</h2>
        <p className="quiet">{t('conflictText')}</p>
      </div>
      <Table.Root size="1">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>{t('field')}</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>{t('theirs')}</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>{t('mine')}</Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {differing.map(([field, label]) => (
            <Table.Row key={field}>
              <Table.RowHeaderCell>{label}</Table.RowHeaderCell>
              <Table.Cell>{word(saved, field) || t('empty')}</Table.Cell>
              <Table.Cell>
                <strong>{word(form, field) || t('empty')}</strong>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Flex asChild wrap="wrap" justify="end" gap="3">
        <footer>
          <Button type="button" size="3" variant="soft" color="gray" onClick={() => settle('theirs')}>
            {t('keepTheirs')}
          </Button>
          <Button type="button" size="3" onClick={() => settle('mine')}>
            {t('keepMine')}
          </Button>
        </footer>
      </Flex>
    </section>
  );
}
