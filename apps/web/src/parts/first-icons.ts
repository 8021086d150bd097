/** The icons of the home page and of the line above every page: they travel with the first page, all others later. */
export const FIRST_ICONS = {
  crest: "M12 2.5 4 5.2v6.2c0 4.9 3.3 8.3 8 10.1 4.7-1.8 8-5.2 8-10.1V5.2zM8 10l1.6 2L12 8.6l2.4 3.4L16 10v4.5H8z",
  gear: "M12 5.6a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0-12.8zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 2.8v2.8M12 18.4v2.8M2.8 12h2.8M18.4 12h2.8M5.5 5.5l2 2M16.5 16.5l2 2M18.5 5.5l-2 2M7.5 16.5l-2 2",
  close: "M6 6l12 12M18 6 6 18",
  rules: "M12 6.5C10 5 7 4.5 4 4.8v13.4c3-.3 6 .2 8 1.8 2-1.6 5-2.1 8-1.8V4.8c-3-.3-6 .2-8 1.7zM12 6.5V20",
} as const;
