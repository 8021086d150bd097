/** The name of somebody who wanted to be forgotten, in logs and records: whoever shows it has a word for it. */
export const SOMEBODY = "–";
