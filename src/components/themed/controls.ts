import type { Controls } from '../controls.ts';
import { ThemedButton, ThemedButtonLink } from './ThemedButton.tsx';
import { ThemedIconButton, ThemedIconLink } from './ThemedIconButton.tsx';
import { ThemedInput } from './ThemedInput.tsx';
import { ThemedNotice } from './ThemedNotice.tsx';

export const themedControls: Controls = {
  Button: ThemedButton,
  ButtonLink: ThemedButtonLink,
  IconButton: ThemedIconButton,
  IconLink: ThemedIconLink,
  Input: ThemedInput,
  Notice: ThemedNotice,
};
