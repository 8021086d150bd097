/** Markdown files are imported as text. */
declare module "*.md" {
  export const text: string;
}
