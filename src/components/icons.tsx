import { icon } from './firstIcons.tsx';

/** All icons. The first screen takes its own from firstIcons.tsx, so that it does not load these. */
export * from './firstIcons.tsx';

export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const HomeIcon = icon(
  <path d="M4 11 12 4l8 7v8a1.5 1.5 0 0 1-1.5 1.5H15v-6H9v6H5.5A1.5 1.5 0 0 1 4 19Z" />,
);
export const OverviewIcon = icon(
  <path d="M4 5.5A1.5 1.5 0 0 1 5.5 4H10v6.5H4ZM14 4h4.5A1.5 1.5 0 0 1 20 5.5V8h-6ZM14 12h6v6.5a1.5 1.5 0 0 1-1.5 1.5H14ZM4 14.5h6V20H5.5A1.5 1.5 0 0 1 4 18.5Z" />,
);
export const ChartIcon = icon(
  <path d="M4.5 4v14A1.5 1.5 0 0 0 6 19.5h14M8.5 15v-3.5M12.5 15V7M16.5 15v-5.5" />,
);
export const PeopleIcon = icon(
  <path d="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.4 3-5.3 6.5-5.3s6 1.9 6.5 5.3M15.5 4.9a3.5 3.5 0 0 1 0 6.2M18 14.6c2 .7 3.2 2.4 3.5 4.9" />,
);
export const PersonIcon = icon(
  <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.7-3.7 3.5-5.7 7.5-5.7s6.8 2 7.5 5.7" />,
);
export const CalendarIcon = icon(
  <path d="M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM8 3.5v4M16 3.5v4M4 10.5h16M8.5 15l2.5 2.5 4.5-4.5" />,
);
export const RequestIcon = icon(
  <path d="M6.5 3.5h11A1.5 1.5 0 0 1 19 5v15.5l-2.3-1.5-2.4 1.5L12 19l-2.3 1.5L7.3 19 5 20.5V5a1.5 1.5 0 0 1 1.5-1.5ZM9 8.5h6M9 12.5h6" />,
);
export const CardIcon = icon(
  <path d="M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3 10h18M6.5 14.5h4" />,
);
export const ScanIcon = icon(
  <path d="M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5M8 8h3v3H8ZM13.5 8H16M16 10.8v.2M8 13.5v2.5h2.5M13 13h3v3h-3Z" />,
);
export const ClockIcon = icon(<path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7" />);
export const CheckCircleIcon = icon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8.5 12.3l2.5 2.5 4.7-5" />,
);
export const CrossCircleIcon = icon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9 9l6 6M15 9l-6 6" />,
);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MoreIcon = icon(<path d="M6 12v.1M12 12v.1M18 12v.1" strokeWidth={3} />);
export const ColumnsIcon = icon(
  <path d="M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM9.5 4.5v15M14.5 4.5v15" />,
);
export const BookmarkIcon = icon(
  <path d="M7.5 4h9A1.5 1.5 0 0 1 18 5.5V20l-6-4-6 4V5.5A1.5 1.5 0 0 1 7.5 4Z" />,
);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const ChevronLeftIcon = icon(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = icon(<path d="m9.5 6 6 6-6 6" />);
export const FirstIcon = icon(<path d="m17.5 6-6 6 6 6M7 6v12" />);
export const LastIcon = icon(<path d="m6.5 6 6 6-6 6M17 6v12" />);
export const FitIcon = icon(
  <path d="M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15" />,
);
export const DeviceIcon = icon(
  <path d="M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM11 18h2" />,
);
export const CameraIcon = icon(
  <path d="M4 7.5h3.5L9 5h6l1.5 2.5H20a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 18V9A1.5 1.5 0 0 1 4 7.5ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z" />,
);
export const KeypadIcon = icon(
  <path
    d="M6 5.5v.1M12 5.5v.1M18 5.5v.1M6 11v.1M12 11v.1M18 11v.1M6 16.5v.1M12 16.5v.1M18 16.5v.1"
    strokeWidth={3}
  />,
);
export const SearchIcon = icon(<path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5" />);
export const SignOutIcon = icon(
  <path d="M10 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H10M15.5 8l4 4-4 4M19 12H9.5" />,
);
export const RefreshIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />);
export const EditIcon = icon(<path d="M4.5 19.5h4l11-11-4-4-11 11ZM13 7l4 4" />);
export const LockIcon = icon(
  <path d="M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19v-7A1.5 1.5 0 0 1 7 10.5ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />,
);
export const BlockIcon = icon(<path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM6 18 18 6" />);
export const BuildingIcon = icon(
  <path d="M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 15 5v15.5M15 10h2.5A1.5 1.5 0 0 1 19 11.5v9M3 20.5h18M8.5 7.5h3M8.5 11.5h3M8.5 15.5h3" />,
);
export const InboxIcon = icon(
  <path d="M4 13.5 6.5 5h11L20 13.5v4a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5ZM4 13.5h4.5l1.2 2.5h4.6l1.2-2.5H20" />,
);
export const BellIcon = icon(
  <path d="M12 3.5a6 6 0 0 0-6 6c0 5.5-2 6.5-2 8h16c0-1.5-2-2.5-2-8a6 6 0 0 0-6-6ZM9.8 20.5h4.4" />,
);
export const SettingsIcon = icon(<path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5v-5M9 19.5v-5" />);
export const UploadIcon = icon(<path d="M12 16V5M7.5 9.5 12 5l4.5 4.5M5 19.5h14" />);
export const DownloadIcon = icon(<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14" />);
export const HistoryIcon = icon(<path d="M3.5 12a8.5 8.5 0 1 0 2.7-6.2M3.5 4v4h4M12 7.5V12l3 2" />);
