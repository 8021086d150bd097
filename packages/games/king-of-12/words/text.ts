/** Which of its dictionaries this game speaks with: they lie in several files still, and are found by their language. */
export type Text = "de" | "en";
