/** How current a fact is: from 12 months on it is no longer recent. */
export type Freshness = 'recent' | 'old' | 'never'

const msPerDay = 86_400_000
const recentMonths = 12

/** Full months between two instants, by the calendar (UTC). */
function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const anniversary = new Date(from)
  anniversary.setUTCDate(1)
  anniversary.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(anniversary.getUTCFullYear(), anniversary.getUTCMonth() + 1, 0)).getUTCDate()
  anniversary.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return anniversary.getTime() > to.getTime() ? months - 1 : months
}

/** "checked today", "checked yesterday", "checked 5 days ago", "checked 5 weeks ago", "checked 14 months ago", "checked 3 years ago", "never checked". */
export function checkedAgo(lastChecked: Date | null, now: Date): string {
  if (!lastChecked) return 'never checked'
  const days = Math.floor((now.getTime() - lastChecked.getTime()) / msPerDay)
  if (days < 1) return 'checked today'
  if (days === 1) return 'checked yesterday'
  if (days < 14) return `checked ${days} days ago`
  const months = monthsBetween(lastChecked, now)
  if (months < 2) return `checked ${Math.floor(days / 7)} weeks ago`
  if (months < 24) return `checked ${months} months ago`
  return `checked ${Math.floor(months / 12)} years ago`
}

/** Whether a fact was checked in the last 12 months. */
export function freshness(lastChecked: Date | null, now: Date): Freshness {
  if (!lastChecked) return 'never'
  return monthsBetween(lastChecked, now) < recentMonths ? 'recent' : 'old'
}
