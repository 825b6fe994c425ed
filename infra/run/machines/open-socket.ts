import { randomUUID } from 'node:crypto'
import { chat, chatSocketPath } from '@waymark/contracts/chat'
import { expect, onTestFinished } from 'vitest'
import { askMachine } from './ask-machine.ts'

interface SignedIn {
  readonly headers: Readonly<Record<string, string>>
}

const polled = { timeout: 30_000, interval: 100 }

/** A web socket with everything that it heard; it closes when the test ends. */
export async function openSocket(address: string, path: string) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`)
  const heard: unknown[] = []
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)))
  const closed = new Promise<number>((done) => {
    socket.onclose = ({ code }) => done(code)
  })
  await new Promise((done, failed) => {
    socket.onopen = done
    socket.onerror = failed
  })
  onTestFinished(() => socket.close())
  return { heard, closed, send: (frame: unknown) => socket.send(JSON.stringify(frame)) }
}

/** The conversation of a booking, as somebody has it open at an address. */
export async function openChat(address: string, person: SignedIn, bookingId: number) {
  const found = () => askMachine(address, chat.getTwilioChannelId, { bookingId }, { as: person })
  await expect.poll(async () => (await found()).unchecked?.twilioChannelId, polled).toMatch(/^CH/)
  const sid = (await found()).unchecked?.twilioChannelId
  const token = (await askMachine(address, chat.getChatToken, {}, { as: person })).unchecked?.token
  const socket = await openSocket(address, chatSocketPath)
  socket.send({ id: 1, op: 'auth', token })
  socket.send({ id: 2, op: 'open', sid })
  await expect.poll(() => socket.heard, polled).toContainEqual(expect.objectContaining({ id: 2, ok: true }))
  const say = (body: string) => socket.send({ id: 3, op: 'send', sid, body, clientId: randomUUID() })
  return { ...socket, say }
}

/** What a socket hears of a message. */
export const said = (body: string) =>
  expect.objectContaining({ event: 'messageAdded', message: expect.objectContaining({ body }) })
