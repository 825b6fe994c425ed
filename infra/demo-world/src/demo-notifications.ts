import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import type { NotificationTable } from '@waymark/notify-service/db/schema'
import type { DemoBookings } from './booking-plan.ts'
import type { DemoPeople } from './demo-people.ts'
import type { IdRow } from './row.ts'

/** A booking of the individual, selected by status. */
type Target = { readonly status: BookingStatus }

const incomplete: Target = { status: bookingStatus.Incomplete }
const completed: Target = { status: bookingStatus.Completed }

/** `[email, hours ago, kind, title, text, href, is read]`. */
type Entry = readonly [
  email: string,
  hoursAgo: number,
  kind: string,
  title: string,
  text: string,
  href: string | Target,
  isRead: boolean,
]

const entries: readonly Entry[] = [
  [
    'individual@demo.test',
    0.4,
    'message',
    'Sina Leota wrote to you',
    'One more thing: shall I bring a slide sheet, or do you have one?',
    '/booking/1',
    false,
  ],
  [
    'individual@demo.test',
    4,
    'booking incomplete',
    'A visit has no staff yet',
    'Nobody is free at the time you asked for. Two other times that day are.',
    incomplete,
    false,
  ],
  [
    'individual@demo.test',
    47,
    'booking confirmed',
    'Morning care is confirmed',
    'Sina Leota from Kōwhai Care comes to Moana Parata.',
    '/booking/1',
    false,
  ],
  [
    'individual@demo.test',
    70,
    'booking completed',
    'How was your visit?',
    'Tell others how it went and whether the place was as described.',
    completed,
    true,
  ],
  [
    'individual@demo.test',
    200,
    'invitation',
    'Rimu Physio is on your shortlist',
    'You accepted their invitation.',
    '/shortlist',
    true,
  ],
  ['staff@demo.test', 0.7, 'message', 'Hēmi Parata wrote to you', 'Side door with the ramp', '/booking/1', true],
  [
    'staff@demo.test',
    47,
    'booking requested',
    'A new visit for you',
    'Morning care for Moana Parata, 42 Daniell Street.',
    '/booking/1',
    false,
  ],
  [
    'service.manager@demo.test',
    4,
    'booking incomplete',
    'Nobody is free for Hēmi Parata',
    'Morning care. We offered him two other times.',
    incomplete,
    false,
  ],
  [
    'service.manager@demo.test',
    30,
    'booking cancelled',
    'A visit was cancelled',
    'The time is free again.',
    '/booking/upcoming',
    false,
  ],
  [
    'hybrid.admin@demo.test',
    4,
    'booking incomplete',
    'Nobody is free for Hēmi Parata',
    'Morning care. We offered him two other times.',
    incomplete,
    false,
  ],
  [
    'hybrid.admin@demo.test',
    26,
    'feedback',
    'Five stars for Kōwhai Care, Newtown',
    'She remembered how I take my tea.',
    '/booking/Completed',
    false,
  ],
  [
    'hybrid.admin@demo.test',
    90,
    'invitation',
    'Mereana Pōmare joined your team',
    'She is Staff & Service Manager at Kōwhai Care, Newtown.',
    '/business/user-management',
    true,
  ],
  [
    'provider.admin@demo.test',
    5,
    'booking requested',
    'A new visit at Rimu Physio, Berhampore',
    'Physiotherapy for Hēmi Parata.',
    '/booking/upcoming',
    false,
  ],
  [
    'coordinator@demo.test',
    20,
    'activity',
    'Morning tea and gentle stretch is half full',
    'Six of twelve spaces are taken.',
    '/service-area/activities-events',
    false,
  ],
  [
    'restricted@demo.test',
    96,
    'booking confirmed',
    'Physiotherapy is confirmed',
    'Rimu Physio comes to you.',
    '/booking/upcoming',
    false,
  ],
]

/** Notifications of the demo accounts, oldest first. */
export function demoNotifications(
  people: DemoPeople,
  bookings: DemoBookings,
  now: Date,
): readonly IdRow<NotificationTable>[] {
  const individual = people.profileByEmail('individual@demo.test').id
  const hrefOf = (href: string | Target) => {
    if (typeof href === 'string') return href
    const found = bookings.bookings.find(
      ({ client_user_profile_id, status }) => client_user_profile_id === individual && status === href.status,
    )
    return found ? `/booking/${found.id}` : '/dashboard'
  }
  return [...entries]
    .sort((a, b) => b[1] - a[1])
    .map(([email, hoursAgo, kind, title, text, href, isRead], index) => {
      const at = new Date(now.getTime() - hoursAgo * 3_600_000)
      return {
        id: index + 1,
        once_key: `demo:${index + 1}`,
        user_profile_id: people.profileByEmail(email).id,
        kind,
        title,
        text,
        href: hrefOf(href),
        created_at: at,
        read_at: isRead ? new Date(Math.min(at.getTime() + 600_000, now.getTime())) : null,
      }
    })
}
