/** The frame of all pages behind sign-in, what stands at which address, and the pages that choose by role; loaded together. */
import '#src/actors/shared/forgetFigures.ts';

export { default as MainLayout } from './layouts/MainLayout.tsx';
export { default as Page, startPage } from './Page.tsx';
