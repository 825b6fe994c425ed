import { formatCount } from '@waymark/web-kit/format'
import { moneyOf, type OrganisationState } from './booked-facts.tsx'

interface Wishes {
  readonly isForGood: boolean
  readonly bookings: 'keep' | 'cancel'
}

/** What suspending an organisation does, or closing it for good, in sentences. */
export function suspendConsequences(state: OrganisationState, { isForGood, bookings }: Wishes): string[] {
  const { openLocationCount: open, coming } = state
  return [
    open === 0
      ? 'It has no open location.'
      : `${formatCount(open, 'location closes', 'locations close')}: nobody finds or books ${open === 1 ? 'it' : 'them'}.`,
    ...(bookings === 'keep' ? keeping(state) : cancelling(coming)),
    ...(coming.quoteCount > 0 ? [quotesText(coming.quoteCount, isForGood)] : []),
    'Its people can still log in, read what is booked and answer their clients.',
    'Its admins are told at once, with your reason, in the app and by email.',
    isForGood
      ? 'This cannot be undone: its locations never open again. Nothing is deleted.'
      : 'Nothing is deleted: lifting the suspension opens exactly these locations again.',
  ]
}

function quotesText(count: number, isForGood: boolean): string {
  return isForGood
    ? `${formatCount(count, 'open quote is', 'open quotes are')} closed, and whoever asked is told.`
    : 'Quotes stand still: no price can be given or accepted.'
}

function keeping({ coming }: OrganisationState): string[] {
  const { heldCount, waitingCount } = coming
  return [
    'What is booked stays booked and can be cancelled as always. It cannot be changed, and nothing new is added.',
    ...(heldCount > 0 ? ['Whoever is on the payment page now keeps their spaces; nobody else can begin to pay.'] : []),
    ...(waitingCount > 0 ? ['Waitlists stand still: no spaces are offered.'] : []),
  ]
}

function cancelling({
  visitCount,
  sessionCount,
  paid,
  heldCount,
  waitingCount,
}: OrganisationState['coming']): string[] {
  return [
    `${formatCount(visitCount, 'visit')} and ${formatCount(sessionCount, 'session')} are cancelled, with everybody who has booked told why. This cannot be undone.`,
    ...(paid.length > 0 ? [`All that was paid goes back: ${moneyOf(paid)}.`] : []),
    ...(heldCount > 0 ? ['What is being paid just now is refunded as well.'] : []),
    ...(waitingCount > 0 ? ['Whoever waits for spaces is told that there are none.'] : []),
    'What has begun today goes on.',
  ]
}
