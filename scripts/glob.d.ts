/** What the bundler makes of a pattern: all modules that it fits, by their paths. */
interface ImportMeta {
  glob<T>(pattern: string, options: { readonly eager: true }): { readonly [path: string]: T };
}
