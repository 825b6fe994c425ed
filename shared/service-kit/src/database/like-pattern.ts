/** A pattern for `ilike` that finds texts containing `search`; its own `%`, `_` and `\` are taken literally. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`
}
