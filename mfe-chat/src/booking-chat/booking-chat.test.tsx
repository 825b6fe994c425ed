import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UiProvider } from '@waymark/ui/ui-provider'
import { useAnnouncement } from '@waymark/web-kit/announcement'
import { clearNotices, useNotices } from '@waymark/web-kit/notices'
import { createQueryClient } from '@waymark/web-kit/query-client'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { hemi } from '@waymark/web-kit/testing/people'
import { sampleActivityBooking, sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { beforeEach, expect, test, vi } from 'vitest'
import { FakeChatServer, sid } from '../testing/fake-chat-server.ts'
import { BookingChatButton } from './booking-chat-button.tsx'

let server: FakeChatServer
let asked: { readonly path: string; readonly input: unknown }[]

const answers: Readonly<Record<string, unknown>> = {
  '/api/Booking/get-booking-detail': sampleBooking,
  '/api/activity/get-activity-booking-detail': sampleActivityBooking,
  '/api/Chat/get-twilioChannelId': { twilioChannelId: sid },
  '/api/Chat/get-chat-token': {
    transport: 'own',
    identity: 'user:5',
    token: 'token',
    expires: '2099-01-01T00:00:00.000Z',
    socketUrl: null,
  },
  '/api/Booking/update-last-message-read-time': { unreadCount: 0 },
}

beforeEach(() => {
  server = new FakeChatServer()
  asked = []
  clearNotices()
  sessionStorage.clear()
  followSession({ kind: 'signedIn', user: hemi })
  vi.stubGlobal('WebSocket', server.Socket)
  vi.stubGlobal('XMLHttpRequest', server.Upload)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }))
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    asked.push({ path: pathname, input: request.method === 'POST' ? await request.json() : null })
    return Response.json({
      responseData: answers[pathname],
      error: null,
      httpStatusCode: 200,
      treatErrorAsInform: false,
    })
  })
})

async function openChat(havingNewMessage = false) {
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider navigate={() => undefined} useHref={(path) => path}>
        <BookingChatButton
          bookingId={41}
          itemType="Service"
          bookingName="Morning care"
          havingNewMessage={havingNewMessage}
        />
      </UiProvider>
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: /^Messages about Morning care/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Messages with Kōwhai Care' }))
  const field = await dialog.findByLabelText('Your message')
  return { user, dialog, field }
}

test('the button says that there is a new message', () => {
  render(<BookingChatButton bookingId={41} itemType="Service" bookingName="Morning care" havingNewMessage />)
  expect(screen.getByRole('button', { name: 'Messages about Morning care, New message' })).toBeInTheDocument()
})

test('before the first message it says with whom and about what', async () => {
  const { dialog } = await openChat()
  const empty = within(dialog.getByRole('region', { name: 'No messages yet' }))
  expect(empty.getByRole('heading', { name: 'Kōwhai Care' })).toBeInTheDocument()
  expect(empty.getByText('Kōwhai Care, Newtown')).toBeInTheDocument()
  expect(empty.getByText('Personal care - Morning care')).toBeInTheDocument()
})

test('messages about an activity are with those who run it', async () => {
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider navigate={() => undefined} useHref={(path) => path}>
        <BookingChatButton bookingId={61} itemType="Activity" bookingName="Pottery" havingNewMessage={false} />
      </UiProvider>
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Messages about Pottery' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Messages with Harbour Arts' }))
  const empty = within(await dialog.findByRole('region', { name: 'No messages yet' }))
  expect(empty.getByText('Harbour Studio')).toBeInTheDocument()
  expect(empty.getByText('Activity - Pottery for beginners')).toBeInTheDocument()
})

test('messages of one author within 3 minutes share a name line; older ones load 10 at a time', async () => {
  for (let number = 0; number < 12; number += 1)
    server.say('user:21', `message ${number}`, { dateCreated: `2026-11-19T10:${number < 10 ? '00' : '10'}:00.000Z` })
  const { user, dialog } = await openChat(true)
  expect(dialog.getByRole('heading', { name: /Thu 19 Nov 2026/ })).toBeInTheDocument()
  expect(dialog.getAllByText('Sina Leota')).toHaveLength(2)
  expect(dialog.queryByText('message 1')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Show 10 older messages' }))
  await dialog.findByText('message 0')
  expect(dialog.queryByRole('button', { name: 'Show 10 older messages' })).toBeNull()
  expect(document.activeElement).toBe(dialog.getByRole('region', { name: 'Messages' }))
})

test('messages on the page are marked read, and new ones are announced and marked read too', async () => {
  server.say('user:21', 'Kia ora.')
  const { dialog } = await openChat()
  const reads = () => asked.filter(({ path }) => path === '/api/Booking/update-last-message-read-time')
  await waitFor(() => expect(reads().map(({ input }) => input)).toEqual([{ bookingId: 41, lastMessageIndex: 0 }]))
  server.say('user:21', 'Is there somewhere to park?')
  await waitFor(() => expect(dialog.getByText('Sina Leota: Is there somewhere to park?')).toBeInTheDocument())
  await waitFor(() => expect(reads().at(-1)?.input).toEqual({ bookingId: 41, lastMessageIndex: 1 }))
})

test('Enter sends, Shift+Enter starts a new line, and nothing empty is sent', async () => {
  const { user, dialog, field } = await openChat()
  await user.type(field, '{Enter}')
  await dialog.findByText('Write a message.')
  await user.type(field, 'Kia ora.{Shift>}{Enter}{/Shift}See you.{Enter}')
  await waitFor(() => expect(server.messages.map(({ body }) => body)).toEqual(['Kia ora.\nSee you.']))
  expect(field).toHaveProperty('value', '')
  await dialog.findByText('You')
  expect(field).toHaveAccessibleDescription('Enter sends it. Shift and Enter together start a new line.')
  expect(useAnnouncement.getState().text).toBe('Your message is sent.')
})

test('a message that was not sent stays, and is sent again as the same one', async () => {
  const { user, dialog, field } = await openChat()
  server.refusal = 'You sent many messages. Please wait a minute.'
  await user.type(field, 'Please use the side door.{Enter}')
  await dialog.findByText(/Please wait a minute/)
  server.refusal = null
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(dialog.queryByText(/Not sent/)).toBeNull())
  const ids = server.newest.sent.flatMap((frame) => (frame.op === 'send' ? [frame.clientId] : []))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(dialog.getAllByText('Please use the side door.')).toHaveLength(1)
})

test('Escape closes the box and keeps what was typed', async () => {
  const { user, field } = await openChat()
  await user.type(field, 'half a thought')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Messages about/ }))
  expect(await screen.findByLabelText('Your message')).toHaveProperty('value', 'half a thought')
})

const jpegStart = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const door = new File([jpegStart, 'door'], 'door.jpg', { type: 'image/jpeg' })

async function attach(user: ReturnType<typeof userEvent.setup>, file: File) {
  const chooser = document.querySelector<HTMLInputElement>('form input[type="file"]')
  if (chooser) await user.upload(chooser, file)
}

test('a picture goes before the text, with what it shows', async () => {
  const { user, dialog, field } = await openChat()
  await attach(user, door)
  const attached = within(await dialog.findByRole('group', { name: 'Attached picture' }))
  await user.type(attached.getByLabelText(/What does it show/), 'One step of 14 cm.')
  await user.type(field, 'Please bring the ramp.{Enter}')
  await dialog.findByRole('img', { name: 'One step of 14 cm.' })
  await waitFor(() =>
    expect(server.messages.map(({ type, body }) => [type, body])).toEqual([
      ['media', 'One step of 14 cm.'],
      ['text', 'Please bring the ramp.'],
    ]),
  )
  expect(dialog.queryByRole('group', { name: 'Attached picture' })).toBeNull()
})

test('a picture that was refused stays to be sent again, as the same one, or removed', async () => {
  const { user, dialog } = await openChat()
  server.refusal = 'You sent many messages. Please wait a minute.'
  await attach(user, door)
  await dialog.findByRole('group', { name: 'Attached picture' })
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await dialog.findByText(/Please wait a minute/)
  expect(dialog.getByText('door.jpg')).toBeInTheDocument()
  server.refusal = null
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByRole('img', { name: 'Picture from Hēmi Parata, not described' })
  server.refusal = 'You sent many messages. Please wait a minute.'
  await attach(user, new File([jpegStart, 'gate'], 'gate.jpg', { type: 'image/jpeg' }))
  await dialog.findByRole('group', { name: 'Attached picture' })
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await dialog.findByText(/Please wait a minute/)
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(dialog.queryByText(/Please wait a minute/)).toBeNull()
  expect(server.messages).toHaveLength(1)
})

test('a picture that does not go keeps the text that was sent with it, and both go in order once it is tried again', async () => {
  const { user, dialog, field } = await openChat()
  server.isUploadRefused = true
  await attach(user, door)
  await dialog.findByRole('group', { name: 'Attached picture' })
  await user.type(field, 'This is the door.{Enter}')
  await dialog.findByText(/Please wait a minute/)
  expect(dialog.getByText('It goes after the picture.')).toBeInTheDocument()
  expect(server.messages).toEqual([])
  server.isUploadRefused = false
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.messages.map(({ type }) => type)).toEqual(['media', 'text']))
  await waitFor(() => expect(dialog.queryByText('It goes after the picture.')).toBeNull())

  server.isUploadRefused = true
  await attach(user, new File([jpegStart, 'gate'], 'gate.jpg', { type: 'image/jpeg' }))
  await dialog.findByRole('group', { name: 'Attached picture' })
  await user.type(field, 'This is the gate.{Enter}')
  const failed = await dialog.findByRole('alert')
  await user.click(within(failed).getByRole('button', { name: 'Remove' }))
  await dialog.findByText(/The picture before it was removed/)
  expect(server.messages).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.messages.at(-1)?.body).toBe('This is the gate.'))
  expect(server.messages).toHaveLength(3)
})

test('what is written without a connection goes by itself once there is one, in the order it was written', async () => {
  const { user, dialog, field } = await openChat()
  server.isUploadLost = true
  await attach(user, door)
  await dialog.findByRole('group', { name: 'Attached picture' })
  await user.type(field, 'This is the door.{Enter}')
  await dialog.findByText(/It goes by itself once there is one\./)
  await user.type(field, 'Please knock.{Enter}')
  expect(await dialog.findByText('It goes after the message before it.')).toBeInTheDocument()
  expect(server.messages).toEqual([])
  server.isUploadLost = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(server.messages).toHaveLength(3))
  expect(server.messages.map(({ type, body }) => [type, body])).toEqual([
    ['media', null],
    ['text', 'This is the door.'],
    ['text', 'Please knock.'],
  ])
  await waitFor(() => expect(dialog.queryByText(/Not sent|It goes after/)).toBeNull())
})

test('messages that could not be opened without a connection load by themselves once there is one', async () => {
  const answering = fetch
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('/api/Chat/') && !navigator.onLine) throw new TypeError('Failed to fetch')
    return answering(request)
  })
  const opened = openChat()
  await screen.findByText('You are offline. It loads by itself once the connection is back.')
  offline.mockRestore()
  window.dispatchEvent(new Event('online'))
  await opened
})

test('closing says that something is not sent, and that it is kept', async () => {
  const { user, dialog, field } = await openChat()
  server.isUploadLost = true
  await attach(user, door)
  await user.type(field, 'This is the door.{Enter}')
  await dialog.findByText(/It goes by itself once there is one\./)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() =>
    expect(useNotices.getState().list.map(({ text }) => text)).toEqual([
      'Your messages are not sent. They are kept: open these messages again to send them.',
    ]),
  )
})

test('closing says nothing where everything was sent', async () => {
  const { user, dialog, field } = await openChat()
  await user.type(field, 'Kia ora.{Enter}')
  await waitFor(() => expect(server.messages).toHaveLength(1))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(useNotices.getState().list).toEqual([])
})

test('times of the reader name their zone where the place has another', async () => {
  server.say('user:21', 'Kia ora.', { dateCreated: '2026-11-19T10:00:00.000Z' })
  const { dialog } = await openChat()
  await dialog.findByRole('heading', { name: 'Thu 19 Nov 2026 (UTC time)' })
  expect(dialog.getByText('10:00 am')).toBeInTheDocument()
})

test('what is no picture, or too large, is not attached', async () => {
  const { user, dialog } = await openChat()
  await attach(user, new File(['no picture'], 'door.jpg', { type: 'image/jpeg' }))
  await dialog.findByText('door.jpg: Use a JPEG, PNG or WebP picture.')
  expect(dialog.queryByRole('group', { name: 'Attached picture' })).toBeNull()
  const big = new File([jpegStart], 'big.jpg', { type: 'image/jpeg' })
  Object.defineProperty(big, 'size', { value: 11e6 })
  await attach(user, big)
  await dialog.findByText('big.jpg is 11 MB. Use a picture of at most 10 MB.')
  // One error, about the file chosen last.
  expect(dialog.queryByText(/door\.jpg/)).toBeNull()
  await attach(user, new File(['no picture'], 'gate.jpg', { type: 'image/jpeg' }))
  await dialog.findByText('gate.jpg: Use a JPEG, PNG or WebP picture.')
  expect(dialog.queryByText(/big\.jpg/)).toBeNull()
  expect(dialog.queryByRole('group', { name: 'Attached picture' })).toBeNull()
})

test('a web address in a message is a link that opens in a new tab and says so; nothing else is', async () => {
  server.say('user:21', 'The way in: https://example.org/rooms?a=1. Not javascript:alert(1)')
  const { dialog } = await openChat()
  const link = await dialog.findByRole('link', { name: /^https:\/\/example\.org\/rooms\?a=1 ?\(opens in a new tab\)$/ })
  expect(link).toHaveAttribute('href', 'https://example.org/rooms?a=1')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(dialog.getAllByRole('link').filter((one) => /javascript/.test(one.getAttribute('href') ?? ''))).toEqual([])
})
