/** Line icons of 24 units, drawn for this site; each is decoration beside words. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-right': 'M9 6l6 6-6 6',
  'chevron-left': 'M15 6l-6 6 6 6',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  search: 'M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14zM16 16l5 5',
  play: 'M8 5l11 7-11 7z',
  document: 'M7 3h7l5 5v13H7zM14 3v5h5M10 13h6M10 17h6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  check: 'M5 12l5 5 9-10',
  info: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM12 11v6M12 7.500v.1',
  globe: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM3 12h18M12 3c6 6 6 12 0 18M12 3c-6 6-6 12 0 18',
  user: 'M12 12a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM4 21c0-5 4-7 8-7s8 2 8 7',
  phone: 'M5 4h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4c-9 2-17-6-15-15z',
  clock: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM12 7v5l4 2',
  quote: 'M5 17c4-1 5-4 5-9H5v5h3M14 17c4-1 5-4 5-9h-5v5h3',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon at the size of its text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
