/** Small line icons, on a grid of 24; all drawn here. */
import { FIRST_ICONS } from "./first-icons.ts";

export const ICONS = {
  ...FIRST_ICONS,
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  chat: "M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5",
  players:
    "M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c.4-3.6 2.6-5.5 5.5-5.5S13.6 15.4 14 19M16 11.2a2.6 2.6 0 1 0-1.2-4.9M17 13.7c2.3.5 3.7 2.3 4 5.3",
  fair: "M12 4v16M7 20h10M5 7l7-2 7 2M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z",
  copy: "M9 9h10v11H9zM5 15V4h10",
  share: "M12 15V4M8 7.5 12 3.5l4 4M6 11v9h12v-9",
  leave: "M10 4H5v16h5M9 12h11M16 8l4 4-4 4",
  first: "M6 5v14M19 5l-9 7 9 7z",
  previous: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  play: "M7 4.5 19 12 7 19.5z",
  pause: "M8 5v14M16 5v14",
  bot: "M6 9h12v9H6zM12 9V5.5M12 5.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",
  crown: "M4 18h16M4.5 15 3.5 7.5l5 3.5L12 5l3.5 6 5-3.5-1 7.5z",
  plus: "M12 5v14M5 12h14",
  menu: "M4 7h16M4 12h16M4 17h16",
  down: "M5 9l7 7 7-7",
  since: "M4.5 12a7.5 7.5 0 1 0 2.600-5.700L4 9M4 4v5h5M12 8v4.500l3 2",
  check: "M5 12.5l5 5 9-11",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
} as const;

export type IconName = keyof typeof ICONS;
