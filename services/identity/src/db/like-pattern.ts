/** A pattern for `ilike` that finds texts holding `search`, whose own signs mean themselves. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`
}
