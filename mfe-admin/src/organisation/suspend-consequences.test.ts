import { expect, it } from 'vitest'
import { suspendConsequences } from './suspend-consequences.ts'

const nothing = {
  visitCount: 0,
  sessionCount: 0,
  sessionBookingCount: 0,
  spaceCount: 0,
  clientCount: 0,
  heldCount: 0,
  unpaid: [],
  paid: [],
  waitingCount: 0,
  quoteCount: 0,
  lastStartsAt: null,
}
const busy = {
  ...nothing,
  visitCount: 2,
  sessionCount: 1,
  heldCount: 1,
  waitingCount: 3,
  quoteCount: 2,
  paid: [
    { currency: 'NZD' as const, cents: 4800 },
    { currency: 'AUD' as const, cents: 2000 },
  ],
}
const organisation = {
  accountId: 7,
  accountName: 'Kōwhai Care',
  suspension: null,
  openLocationCount: 2,
  suspendedLocationCount: 0,
}

it('says that what is booked is kept, and what stands still', () => {
  expect(suspendConsequences({ ...organisation, coming: busy }, { isForGood: false, bookings: 'keep' })).toEqual([
    '2 locations close: nobody finds or books them.',
    'What is booked stays booked and can be cancelled as always. It cannot be changed, and nothing new is added.',
    'Whoever is on the payment page now keeps their spaces; nobody else can begin to pay.',
    'Waitlists stand still: no spaces are offered.',
    'Quotes stand still: no price can be given or accepted.',
    'Its people can still log in, read what is booked and answer their clients.',
    'Its admins are told at once, with your reason, in the app and by email.',
    'Nothing is deleted: lifting the suspension opens exactly these locations again.',
  ])
})

it('says what is cancelled and what goes back', () => {
  const says = suspendConsequences({ ...organisation, coming: busy }, { isForGood: true, bookings: 'cancel' })
  expect(says).toContain(
    '2 visits and 1 session are cancelled, with everybody who has booked told why. This cannot be undone.',
  )
  expect(says).toContain('2 open quotes are closed, and whoever asked is told.')
  expect(says).toContain('All that was paid goes back: $48.00\u00a0NZD and $20.00\u00a0AUD.')
  expect(says).toContain('This cannot be undone: its locations never open again. Nothing is deleted.')
})

it('is short about an organisation with nothing', () => {
  expect(
    suspendConsequences(
      { ...organisation, openLocationCount: 0, coming: nothing },
      { isForGood: false, bookings: 'keep' },
    ),
  ).toHaveLength(5)
})
