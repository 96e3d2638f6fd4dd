import type { ReactNode, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  size?: number;
}

export type IconComponent = (props: IconProps) => ReactNode;

export const icon =
  (paths: ReactNode): IconComponent =>
  ({ size = 20, ...rest }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {paths}
    </svg>
  );

export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const AlertIcon = icon(
  <path d="M10.6 4.3 3 17.5A1.6 1.6 0 0 0 4.4 20h15.2a1.6 1.6 0 0 0 1.4-2.5L13.4 4.3a1.6 1.6 0 0 0-2.8 0ZM12 9.5v4M12 16.7v.1" />,
);
export const InfoIcon = icon(<path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8v.1" />);
export const BackIcon = icon(<path d="M19 12H5.5M11.5 6l-6 6 6 6" />);
export const EyeIcon = icon(
  <path d="M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z" />,
);
export const EyeOffIcon = icon(
  <path d="m4 4 16 16M9.9 6c.7-.1 1.4-.2 2.1-.2 6 0 9.5 6.2 9.5 6.2s-.9 1.6-2.6 3.2M6.2 7.7C3.8 9.4 2.5 12 2.5 12S6 18.2 12 18.2c1.6 0 3-.4 4.2-1M10 10a2.8 2.8 0 0 0 4 4" />,
);
export const SunIcon = icon(
  <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M21.5 12h-2M4.5 12h-2M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4M18.7 18.7l-1.4-1.4M6.7 6.7 5.3 5.3" />,
);
export const MoonIcon = icon(<path d="M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z" />);
/** Half light, half dark: the device decides. */
export const ContrastIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
  </>,
);
export const GlobeIcon = icon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.4 3.4 5.2 3.4 8.5S14.3 18.1 12 20.5C9.7 18.1 8.6 15.3 8.6 12S9.7 5.9 12 3.5Z" />,
);
export const OfflineIcon = icon(
  <path d="m4 4 16 16M2.5 9.2a14 14 0 0 1 4.6-2.9M21.5 9.2a14.3 14.3 0 0 0-10-3.7M5.8 12.7a9 9 0 0 1 4.2-2.3M18.2 12.7a9 9 0 0 0-2.6-1.8M9 16.1a4.3 4.3 0 0 1 5.5-.3M12 19.3v.1" />,
);
