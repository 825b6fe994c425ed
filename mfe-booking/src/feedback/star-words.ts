export const stars = [1, 2, 3, 4, 5] as const
export type Stars = (typeof stars)[number]

const words: Readonly<Record<Stars, string>> = { 1: 'very bad', 2: 'bad', 3: 'fair', 4: 'good', 5: 'very good' }

/** "4 stars: good". */
export function starText(count: Stars): string {
  return `${count} ${count === 1 ? 'star' : 'stars'}: ${words[count]}`
}
