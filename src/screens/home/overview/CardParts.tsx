import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The number that a card is about. */
export const CardFigure = ({ children }: { children: ReactNode }) => (
  <Text className="figure" style={{ fontSize: 'clamp(22px, 1.9vw, 28px)' }}>
    {children}
  </Text>
);

/** A figure that links to its rows. The accessible name includes what it counts, for lists of links. */
export const FigureLink = ({ to, name, children }: { to: string; name: string; children: string }) => (
  <Link className="plain" to={to} aria-label={`${name}: ${children}`}>
    {children}
  </Link>
);

/** One of several numbers of a card, with its link. */
export const CardLine = ({ to, label, children }: { to: string; label: ReactNode; children: ReactNode }) => (
  <Flex asChild position="relative" align="baseline" justify="between" gap="3" py="3px" className="small">
    <li>
      <Link className="whole-link" to={to}>
        {label}
      </Link>
      <Text wrap="nowrap" className="figures">
        {children}
      </Text>
    </li>
  </Flex>
);

/** The end of a card, kept at its lower edge even if its neighbours are taller. */
export const CardFoot = ({ children }: { children: ReactNode }) => (
  <Flex wrap="wrap" align="center" justify="between" gap="2" mt="auto" pt="1" className="small">
    {children}
  </Flex>
);
