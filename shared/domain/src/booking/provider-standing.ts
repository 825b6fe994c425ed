import type { Refusal } from './refusal.ts'

/** Whether the organisation of a booking takes bookings, or Waymark has suspended it or closed it for good (decision 0068). */
export const providerStandings = ['open', 'suspended', 'closed'] as const
export type ProviderStanding = (typeof providerStandings)[number]

/** What an organisation that takes no bookings is said to do: "Aro Rides takes no bookings on Waymark at present". */
export function standingText(standing: Exclude<ProviderStanding, 'open'>, provider: string): string {
  return standing === 'suspended'
    ? `${provider} takes no bookings on Waymark at present`
    : `${provider} has closed on Waymark for good`
}

/** Why a booking with `provider` may not be changed, or null: no other time of theirs is free. It can still be cancelled. */
export function standingRefusal(
  standing: ProviderStanding,
  provider: string,
): Refusal<'ProviderSuspended' | 'ProviderClosed'> | null {
  if (standing === 'open') return null
  return {
    word: standing === 'suspended' ? 'ProviderSuspended' : 'ProviderClosed',
    sentence: unchangeableText(standing, provider),
  }
}

export function unchangeableText(standing: Exclude<ProviderStanding, 'open'>, provider: string): string {
  return `${standingText(standing, provider)}, so the booking cannot be changed. It can still be cancelled.`
}
