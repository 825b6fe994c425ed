import { type BookingStatus, bookingStatus } from '../enums.ts'
import { texts } from '../texts.ts'
import type { Refusal } from './refusal.ts'

/** Why a visit did not happen, as its provider records it (decision 0150). */
export const missedReasons = ['nobodyHome', 'couldNotCome', 'other'] as const
export type MissedReason = (typeof missedReasons)[number]

/** The reasons as both sides read them: the provider writes, the client reads. */
export const missedReasonWords: Readonly<Record<MissedReason, string>> = {
  nobodyHome: 'Nobody was home',
  couldNotCome: 'We could not come',
  other: 'Something else',
}

/** The reason that is kept with the booking: "Nobody was home: the blinds were down", or the words alone for another one. */
export function missedReasonText(reason: MissedReason, words: string): string {
  if (reason === 'other') return words
  return words === '' ? missedReasonWords[reason] : `${missedReasonWords[reason]}: ${words}`
}

/** What its client reads of money: a visit is paid to its provider once it has taken place. */
export const missedMoneyText = 'Waymark charges nothing for it.'

export const notOverText = 'It can be recorded as not having happened once its time has passed.'

/** Why a visit may not be recorded at `now` as one that did not happen, or null: only a Confirmed one that is over. */
export function missedRefusal(
  booking: { readonly status: BookingStatus; readonly end: Date },
  now: Date,
): Refusal<'NotConfirmed' | 'NotOver'> | null {
  if (booking.status !== bookingStatus.Confirmed) return { word: 'NotConfirmed', sentence: texts.notConfirmed }
  return booking.end <= now ? null : { word: 'NotOver', sentence: notOverText }
}

/** Whether a Cancelled booking is one that did not happen: until its end it can only be cancelled as one to come. */
export function isMissed(end: Date, cancelledAt: Date | null): boolean {
  return cancelledAt !== null && cancelledAt >= end
}
