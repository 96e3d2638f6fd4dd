import { Box, Flex } from '@radix-ui/themes';
import { Children, type ComponentProps, type ReactNode } from 'react';

export interface IconRowProps extends ComponentProps<'li'> {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** Below both, across the line. */
  below?: ReactNode;
}

/** A line of a list: an icon, two lines of words, and what can be done about it. */
export const IconRow = ({ icon, title, text, below, children, ...rest }: IconRowProps) => (
  <Flex asChild wrap="wrap" align="center" gapX="3" gapY="2">
    <li {...rest}>
      <span className="mark">{icon}</span>
      <Flex direction="column" flexGrow="1" flexShrink="1" flexBasis="96px" minWidth="0">
        <strong>{title}</strong>
        <span className="quiet small">{text}</span>
      </Flex>
      {below && (
        <Box width="100%" py="2">
          {below}
        </Box>
      )}
      {Children.toArray(children).length > 0 && (
        <Flex wrap="wrap" align="center" gap="2">
          {children}
        </Flex>
      )}
    </li>
  </Flex>
);
