import { useState } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { EyeIcon, EyeOffIcon } from '../firstIcons.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { IconButton } from '../IconButton.tsx';

/** A password with a button that reveals it; `autoComplete` defaults to `current-password`. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useText('common');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? t('hidePassword') : t('showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
