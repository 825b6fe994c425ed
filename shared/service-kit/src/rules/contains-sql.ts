import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a text contains `search`, whatever the capitals, macrons and accents of both (`public.folded`, migrate.ts), so
 * that "Hohepa" finds Hōhepa. A column by its name, or an expression; the trigram indexes are on `public.folded` of the same.
 */
export function containsSql(text: string | RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const searched = typeof text === 'string' ? sql.ref(text) : text
  return sql<boolean>`public.folded(${searched}) like public.folded(${patternOf(search)})`
}

/** A `like` pattern for texts containing `search`; `%`, `_` and `\` in it are literal. */
export function patternOf(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`
}
