import { Dialog, Flex, Heading, Kbd, Text } from '@radix-ui/themes';
import { goKeys, shellKeys } from '#machines/flows/shared/shell/shellMachine.ts';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import { navigation } from './navigation.ts';
import { searchKeys } from './searchKeys.ts';

/** The keys that work on every page of an employer. */
export default function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('shell');
  const common = useText('common');
  const pages = Object.entries(goKeys).flatMap(([key, path]) => {
    const page = navigation.employer.find(({ to }) => to === path);
    return page ? [{ name: common(page.text), keys: [shellKeys.go.toUpperCase(), key.toUpperCase()] }] : [];
  });
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Content maxWidth="440px" aria-describedby={undefined}>
        <Dialog.Title>{t('keys')}</Dialog.Title>
        <Keys
          title={t('keyGroups.anywhere')}
          lines={[
            { name: t('search'), keys: [searchKeys] },
            { name: t('keys'), keys: [shellKeys.keys] },
            { name: t('chart'), keys: [shellKeys.chart.toUpperCase()] },
          ]}
        />
        <Keys title={t('keyGroups.goTo')} lines={pages} />
        <Keys
          title={t('keyGroups.list')}
          lines={[
            { name: t('rowKeys.next'), keys: ['↓ J'] },
            { name: t('rowKeys.previous'), keys: ['↑ K'] },
            { name: t('rowKeys.choose'), keys: ['Space'] },
            { name: t('rowKeys.extend'), keys: ['Shift ↓'] },
            { name: t('rowKeys.accept'), keys: ['A'] },
            { name: t('rowKeys.refuse'), keys: ['R'] },
            { name: t('rowKeys.open'), keys: ['Enter'] },
          ]}
        />
        <Flex justify="between" align="center" mt="4">
          <Link className="link" to="/machines" onClick={onClose}>
            {t('machines')}
          </Link>
          <Dialog.Close>
            <Button variant="soft" color="gray">
              {common('close')}
            </Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Keys({ title, lines }: { title: string; lines: { name: string; keys: string[] }[] }) {
  const t = useText('shell');
  return (
    <>
      <Heading as="h3" size="2" color="gray" mt="4" mb="2">
        {title}
      </Heading>
      <Flex asChild direction="column" gap="2">
        <ul>
          {lines.map(({ name, keys }) => (
            <Flex asChild key={name} justify="between" gap="4">
              <li>
                <Text>{name}</Text>
                <Flex gap="2" align="center">
                  {keys.map((key, index) => (
                    <Flex key={key} gap="2" align="center">
                      {index > 0 && (
                        <Text size="1" color="gray">
                          {t('then')}
                        </Text>
                      )}
                      <Kbd size="3">{key}</Kbd>
                    </Flex>
                  ))}
                </Flex>
              </li>
            </Flex>
          ))}
        </ul>
      </Flex>
    </>
  );
}
