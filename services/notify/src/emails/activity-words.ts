import { isMovedSinceBooked } from '@waymark/domain/booking/agreed-times'
import { sentenceOf } from '@waymark/domain/text/sentence'
import type { ActivityNews } from '../news/activity-news.ts'
import type { BookingWords } from './booking-words.ts'
import { startText } from './when-text.ts'

const atTheDoor = 'Show or read out your ticket at the door: it is below.'
const ticket = 'Show or read out your ticket at the door: it is below, and on the booking page with the way in.'

/** The texts about a change of a booking of a session; undefined for a side that it does not concern. */
export function activityText(
  { change, booking, what, byUserProfileId }: ActivityNews,
  { side, isKept }: { readonly side: 'client' | 'provider'; readonly isKept: boolean },
): BookingWords | undefined {
  const isClient = side === 'client'
  const { client_user_profile_id: clientId, user_service_area_id: clientAreaId } = booking
  const isForClient = byUserProfileId !== null && byUserProfileId !== clientId && clientAreaId === null
  const reminder = [`See you at ${booking.area_name}.`, isKept ? atTheDoor : ticket]
  switch (change) {
    case 'requested': {
      const until = booking.held_until === null ? '' : ` until ${startText(booking.held_until, booking.time_zone)}`
      if (!isClient) return undefined
      return {
        heading: 'Spaces are free for you',
        sentences: [
          `The spaces that you waited for are held for you${until}.`,
          'Take them on the booking page before then, or they go to whoever is next.',
        ],
      }
    }
    case 'confirmed':
      if (!isClient)
        return {
          heading: 'An activity was booked',
          sentences: [
            isForClient ? `Booked for ${booking.contact_name}, who rang up.` : `${booking.contact_name} has booked.`,
          ],
        }
      return {
        heading: 'Your booking is confirmed',
        sentences: [
          isForClient && !isKept
            ? `${booking.account_name} booked this for you when you asked them.`
            : 'You are booked.',
          isKept ? atTheDoor : ticket,
        ],
      }
    case 'incomplete':
      if (!isClient) return undefined
      return { heading: 'Your booking was not made', sentences: [sentenceOf(what)] }
    case 'changed':
      return {
        heading: isClient ? 'Your booking has changed' : 'A booking has changed',
        sentences: [
          sentenceOf(what),
          ...(isClient && isMoved(booking)
            ? [`The organiser has moved it since you booked. ${cancelFreely(booking)}`]
            : []),
        ],
      }
    case 'cancelled':
      return {
        heading: isClient ? 'Your booking is cancelled' : 'A booking is cancelled',
        sentences: [sentenceOf(what)],
      }
    case 'completed':
      if (!isClient) return undefined
      return {
        heading: 'Your booking is completed',
        sentences: [
          `Thank you for coming to ${booking.account_name}.`,
          'How was it? Your answer helps other people to choose.',
        ],
      }
    case 'reminder 24 h':
      if (!isClient) return undefined
      return { heading: 'Your activity is coming up', sentences: reminder }
    case 'reminder 2 h':
      if (!isClient) return undefined
      return { heading: 'Your activity starts soon', sentences: reminder }
    case 'feedback given':
      if (isClient) return undefined
      return {
        heading: 'A client gave feedback',
        sentences: [`${booking.contact_name} said how it was. Read it on the booking page, where you can answer once.`],
      }
    case 'feedback answered':
      if (!isClient) return undefined
      return {
        heading: 'Your feedback was answered',
        sentences: [`${booking.account_name} answered what you said. Read it on the booking page.`],
      }
    case 'fact lost':
      if (!isClient) return undefined
      return {
        heading: 'Something that you need is not there any more',
        sentences: [
          `${booking.account_name} has changed what it says about access. The booking page says what is missing.`,
          cancelFreely(booking),
        ],
      }
    case 'refund failed':
      return isClient
        ? {
            heading: 'Your refund did not go through',
            sentences: [
              sentenceOf(what),
              `${booking.account_name} still owes it to you. We have asked them to pay it another way; you need do nothing.`,
              'The booking page says whom to ask if nothing comes.',
            ],
          }
        : {
            heading: 'A refund did not go through',
            sentences: [
              sentenceOf(what),
              `You still owe it to ${booking.contact_name}.`,
              `Refund it again at Stripe, or ask them how to pay it back: ${booking.contact_email}.`,
            ],
          }
    case 'given back':
      if (!isClient) return undefined
      return {
        heading: 'Your money was given back another way',
        sentences: [
          sentenceOf(`${booking.account_name} says: ${what}`),
          'If nothing has come in a week, ask them: the booking page says whom.',
        ],
      }
    case 'staff changed':
      return undefined
  }
}

/** The organiser has moved it since it was booked. */
export function isMoved({ starts_at, ends_at, agreed_starts_at, agreed_ends_at }: ActivityNews['booking']): boolean {
  return isMovedSinceBooked({
    startsAt: starts_at,
    endsAt: ends_at,
    agreedStartsAt: agreed_starts_at,
    agreedEndsAt: agreed_ends_at,
  })
}

function cancelFreely({ total_cents }: ActivityNews['booking']): string {
  return `You may cancel until it starts${total_cents > 0 ? ', and everything that you paid comes back' : ''}.`
}
