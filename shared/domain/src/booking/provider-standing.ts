import { bookingStatus } from '../enums.ts'
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

/** For a line beside a booking that is still to come, while its organisation takes none; null otherwise. */
export function standingNote(booking: {
  readonly status: number
  readonly standing?: ProviderStanding | undefined
  readonly accountName: string
}): string | null {
  const { status, standing = 'open', accountName } = booking
  const isOver = status === bookingStatus.Completed || status === bookingStatus.Cancelled
  return standing === 'open' || isOver ? null : `${standingText(standing, accountName)}.`
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
