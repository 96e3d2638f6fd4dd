import { Box, Flex, Text } from '@radix-ui/themes';
import { ChevronRightIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useScreenTitle } from '#src/runtime/screenTitle.ts';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { navigation } from '../navigation.ts';

/** Pages between a section and the page below it; the section comes from the navigation. */
const intermediatePages = [
  { path: '/employees/:id/edit', text: 'record', to: (id: string) => `/employees/${id}` },
  { path: '/employees/imports/:id', text: 'imports', to: () => '/employees/imports' },
] as const;

/**
 * The path to the page: its section, the pages between, and its own heading. Renders nothing on a section's own page.
 */
export function Breadcrumbs() {
  const t = useText('shell');
  const common = useText('common');
  const { pathname } = useLocation();
  const title = useScreenTitle();
  const section = navigation.employer.find(({ to }) => pathname.startsWith(`${to}/`));
  if (!section || !title) return null;
  const middle = intermediatePages.flatMap(({ path, text, to }) => {
    const id = matchPath(path, pathname)?.params.id;
    return id === undefined ? [] : [{ to: to(id), name: t(text) }];
  });
  return (
    <Box asChild display={{ initial: 'none', md: 'block' }} minWidth="0">
      <nav aria-label={t('path')}>
        <Flex asChild align="center" gap="2">
          <ol>
            {[{ to: section.to, name: common(section.text) }, ...middle].map(({ to, name }) => (
              <Flex key={to} asChild align="center" gap="2" flexShrink="0">
                <Text asChild color="gray">
                  <li>
                    <Text asChild color="gray">
                      <Link to={to}>{name}</Link>
                    </Text>
                    <ChevronRightIcon size={14} />
                  </li>
                </Text>
              </Flex>
            ))}
            <li aria-current="page" className="truncate">
              {title}
            </li>
          </ol>
        </Flex>
      </nav>
    </Box>
  );
}
