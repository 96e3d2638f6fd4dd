import { Badge, Flex } from '@radix-ui/themes';
import { useText } from '#src/i18n/useText.ts';

const most = 99;

/** Number of unread notifications; nothing when there are none. One digit is in a circle. */
export function UnreadBadge({ count }: { count: number }) {
  const t = useText('notifications');
  if (count === 0) return null;
  return (
    <Flex asChild justify="center" minWidth="20px" px="5px">
      <Badge color="red" variant="solid" radius="full" className="figures unread-badge">
        <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
        <span className="sr-only">{t('unread', { count })}</span>
      </Badge>
    </Flex>
  );
}
