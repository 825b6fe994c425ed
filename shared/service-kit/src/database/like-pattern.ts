/** An `ilike` pattern for texts containing `search`; `%`, `_` and `\` in it are literal. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`
}
