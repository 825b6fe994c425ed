import { createHash } from 'node:crypto'
import type { ConversationTable, MessageTable, ParticipantTable } from '@waymark/chat-service/db/schema'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import type { DemoBookings } from './booking-plan.ts'
import type { DemoPeople } from './demo-people.ts'
import { sceneName } from './picture-names.ts'
import type { IdRow, Row } from './row.ts'

/** Conversations of bookings as rows. */
export interface DemoConversations {
  readonly conversations: readonly IdRow<ConversationTable>[]
  readonly participants: readonly Row<ParticipantTable>[]
  readonly messages: readonly Row<MessageTable>[]
}

/** The author, minutes after the previous message, and the text; `picture` names a drawing. */
type Line = readonly [who: 'client' | 'staff', minutesLater: number, text: string, picture?: string]

const firstVisit: readonly Line[] = [
  ['staff', 6, 'Kia ora Hēmi, I’m Sina. I come to Moana on the day of your booking.'],
  ['client', 9, 'Kia ora Sina, good to meet you.'],
  ['staff', 2, 'Does your mum use a hoist, or does she stand?'],
  ['client', 4, 'She stands with the frame in the morning. There is a hoist in the bedroom for bad days.'],
  ['staff', 3, 'Great. And breakfast before or after the shower?'],
  ['client', 1, 'Before. Porridge, no sugar.'],
  ['client', 1, 'And tea with a lot of milk.'],
  ['staff', 5, 'Porridge and milky tea. Any words I should know in te reo for the shower?'],
  ['client', 12, '“Wera” is hot and “makariri” is cold. She likes it wera.'],
  ['staff', 4, 'Ka pai. I will check with my hand first.'],
  ['staff', 180, 'Is there somewhere to park near the side door?'],
  ['client', 12, 'Yes, the mobility park on Daniell Street. Please use the side door, the front has a step.'],
  ['client', 1, 'Side door with the ramp', sceneName('house', 0)],
  ['staff', 7, 'Thank you, that is clear. I’ll ring when I’m at the ramp.'],
  ['staff', 95, 'One more thing: shall I bring a slide sheet, or do you have one?'],
]

const shortTalks: readonly (readonly Line[])[] = [
  [
    ['client', 20, 'Hello, the bell does not work. Please knock at the window on the left.'],
    ['staff', 15, 'Thank you, I will.'],
  ],
  [
    ['staff', 30, 'Hello, I am on my way to you that day and I will have a trainee with me. Is that all right?'],
    ['client', 40, 'Yes, that is fine.'],
    ['client', 1, 'Please tell them about the cat.'],
  ],
  [['client', 10, 'Could you come through the back? They are digging up the footpath.']],
  [
    ['staff', 12, 'I have put your chair’s tie-down points in the notes. Two at the front, two at the back?'],
    ['client', 25, 'Correct. And the headrest comes off.'],
    ['staff', 3, 'Noted. See you then.'],
  ],
  [
    ['client', 60, 'Can we do the exercises in the kitchen? There is a rail.'],
    ['staff', 20, 'Good idea. I bring the low stool.'],
    ['client', 5, 'Here is the rail, so you can see the height.', sceneName('kitchen', 4)],
  ],
]

const conversationCount = 28

/** A version 4 UUID derived from a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A conversation for booking 1 and some others with staff; the newest message is unread on one side. */
export function demoConversations(bookings: DemoBookings, people: DemoPeople, now: Date): DemoConversations {
  const conversations: IdRow<ConversationTable>[] = []
  const participants: Row<ParticipantTable>[] = []
  const messages: Row<MessageTable>[] = []
  const individual = people.profileByEmail('individual@demo.test').id
  const staffOf = new Map(bookings.staff.map((row) => [row.booking_id, row.user_profile_id]))
  const managersOf = (areaId: number) =>
    people.memberships
      .filter(
        ({ service_area_id, role }) =>
          service_area_id === areaId && (role === staffRole.StaffAndServiceManager || role === staffRole.StaffManager),
      )
      .map(({ user_profile_id }) => user_profile_id)
  const talked = bookings.bookings
    .filter(({ id, status }) => staffOf.has(id) && (status === bookingStatus.Confirmed || id < 12))
    .slice(0, conversationCount)

  for (const [place, booking] of talked.entries()) {
    const staffId = staffOf.get(booking.id)
    const clientId = booking.client_user_profile_id
    if (staffId === undefined || !clientId) continue
    const id = conversations.length + 1
    const lines = booking.id === 1 ? firstVisit : (shortTalks[place % shortTalks.length] ?? [])
    const openedMs = new Date(booking.created_at ?? now).getTime() + 60_000
    const spanMs = lines.reduce((sum, [, minutes]) => sum + minutes, 0) * 60_000
    // The first conversation lasted until half an hour ago; none is in the future, however late the booking was made.
    const latestStartMs = now.getTime() - spanMs - 25 * 60_000
    let atMs = booking.id === 1 ? latestStartMs : Math.min(openedMs, latestStartMs)
    for (const [index, [who, minutesLater, text, picture]] of lines.entries()) {
      atMs += minutesLater * 60_000
      messages.push({
        conversation_id: id,
        index,
        author_user_profile_id: who === 'client' ? clientId : staffId,
        type: picture ? 'media' : 'text',
        body: text,
        media_key: picture ?? null,
        media_type: picture ? 'image/webp' : null,
        client_id: uuidOf(`message ${id} ${index}`),
        created_at: new Date(atMs),
      })
    }
    const lastIndex = lines.length - 1
    const lastByClient = lines[lastIndex]?.[0] === 'client'
    // The individual has one new message, that of booking 1.
    const isUnread = booking.id === 1 || (booking.client_user_profile_id !== individual && place % 3 !== 1)
    conversations.push({
      id,
      sid: `CH${createHash('md5').update(`conversation ${booking.id}`).digest('hex')}`,
      booking_id: booking.id,
      last_index: lastIndex,
      created_at: new Date(Math.min(openedMs, atMs)),
    })
    const providers = [...new Set([staffId, ...managersOf(Number(booking.service_area_id))])].filter(
      (profileId) => profileId !== clientId,
    )
    const readUpTo = (isAuthorSide: boolean) => (isUnread && !isAuthorSide ? lastIndex - 1 : lastIndex)
    participants.push({
      conversation_id: id,
      user_profile_id: clientId,
      last_read_index: readUpTo(lastByClient),
      joined_at: new Date(Math.min(openedMs, atMs)),
    })
    for (const profileId of providers) {
      participants.push({
        conversation_id: id,
        user_profile_id: profileId,
        last_read_index: readUpTo(!lastByClient),
        joined_at: new Date(Math.min(openedMs, atMs)),
      })
    }
  }
  return { conversations, participants, messages }
}
