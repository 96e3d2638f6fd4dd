import type { Controls } from '../controls.ts';
import { ThemedButton, ThemedButtonLink } from './ThemedButton.tsx';
import { ThemedInput } from './ThemedInput.tsx';

export const themedControls: Controls = {
  Button: ThemedButton,
  ButtonLink: ThemedButtonLink,
  Input: ThemedInput,
};
