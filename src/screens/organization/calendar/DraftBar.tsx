import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { IconButton } from '#src/components/IconButton.tsx';
import { CloseIcon } from '#src/components/icons.tsx';
import { useFieldText, useText } from '#src/i18n/useText.ts';

export interface DraftChange {
  field: string;
  words: string;
  error: string | undefined;
  onUndo: () => void;
}

interface DraftBarProps {
  changes: readonly DraftChange[];
  disabled: boolean;
  notices: ReactNode;
  submit: ReactNode;
}

/** What is changed and not saved yet, kept in sight. */
export function DraftBar({ changes, disabled, notices, submit }: DraftBarProps) {
  const t = useText('workCalendar');
  const say = useFieldText();
  return (
    <Flex asChild wrap="wrap" justify="between" align="center" gap="3">
      <footer className={changes.length > 0 ? 'card stays year-draft' : undefined}>
        {notices}
        {changes.length > 0 && (
          <Flex
            asChild
            wrap="wrap"
            gapX="4"
            gapY="1"
            flexGrow="1"
            flexBasis="0"
            minWidth="200px"
            maxHeight="30vh"
            overflowY="auto"
          >
            <ul aria-label={t('changes')}>
              {changes.map(({ field, words, error, onUndo }) => (
                <Flex asChild key={field} align="center" gap="1">
                  <li>
                    <span>
                      {words}
                      {error && (
                        <span className="field-note field-error" data-accent-color="red">
                          {say(error)}
                        </span>
                      )}
                    </span>
                    <IconButton
                      name={field}
                      label={t('undo', { change: words })}
                      disabled={disabled}
                      onClick={onUndo}
                    >
                      <CloseIcon size={16} />
                    </IconButton>
                  </li>
                </Flex>
              ))}
            </ul>
          </Flex>
        )}
        {submit}
      </footer>
    </Flex>
  );
}
