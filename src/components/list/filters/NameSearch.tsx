import { Box } from '@radix-ui/themes';
import { useText } from '#src/i18n/useText.ts';
import { SearchIcon } from '#src/components/icons.tsx';
import { TextField } from '#src/components/form/TextField.tsx';

/** Rows of people by their names. */
export function NameSearch({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const t = useText('lists');
  return (
    <Box flexGrow="1" maxWidth={{ sm: '360px' }}>
      <TextField
        label={t('search')}
        labelHidden
        name="search"
        type="search"
        placeholder={t('searchName')}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        start={<SearchIcon size={18} />}
        value={value}
        onChange={onChange}
      />
    </Box>
  );
}
