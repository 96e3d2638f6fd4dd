import { Box, Flex, type FlexProps } from '@radix-ui/themes';

/**
 * Around a link of the navigation: its icon stands above the word on a phone and before it on a desktop. On a phone a
 * longer word has more of the line.
 */
export const NavBox = (props: FlexProps) => (
  <Flex
    asChild
    direction={{ initial: 'column', md: 'row' }}
    align="center"
    justify={{ initial: 'center', md: 'start' }}
    flexGrow={{ initial: '1', md: '0' }}
    gap={{ initial: '3px', md: '10px' }}
    px={{ md: '10px' }}
    height={{ initial: '56px', md: '36px' }}
    minWidth="0"
    position="relative"
    className="place nav-link"
    {...props}
  />
);

/** The word of a link; a navigation reduced to icons has none at the side. */
export const NavWord = ({ children, isHidden = false }: { children: string; isHidden?: boolean }) => (
  <Box
    asChild
    display={{ initial: 'block', md: isHidden ? 'none' : 'block' }}
    maxWidth="100%"
    px={{ initial: '1px', md: '0' }}
    className="truncate"
  >
    <span>{children}</span>
  </Box>
);
