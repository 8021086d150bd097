/** The panels beside a board, in the order of their tabs. */
export const PANELS = ["log", "chat", "players", "rules", "fair"] as const;
export type PanelName = (typeof PANELS)[number];
