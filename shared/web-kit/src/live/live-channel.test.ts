import type { LiveEvent } from '@waymark/contracts/notification'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveChannel } from './live-channel.ts'

/** The server's end of the sockets that a channel opened. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  readonly sent: unknown[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.end(1000)
  }

  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  say(event: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }

  end(code: number): void {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}

function open(firstToken: string | null = 'token 1') {
  const sockets: FakeSocket[] = []
  const heard: LiveEvent[] = []
  const states: boolean[] = []
  let token = firstToken
  let renewals = 0
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super()
        sockets.push(this)
      }
    },
  )
  const channel = new LiveChannel({
    token: async () => token,
    renew: async () => {
      renewals += 1
      token = `token ${renewals + 1}`
    },
    onEvent: (event) => heard.push(event),
    onLive: (isLive) => states.push(isLive),
  })
  const newest = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }
  return {
    channel,
    sockets,
    heard,
    states,
    newest,
    renewals: () => renewals,
    setToken: (next: string | null) => (token = next),
  }
}

const count = { type: 'notifications', unreadCount: 0 } as const

describe('live channel', () => {
  beforeEach(() => vi.useFakeTimers())
  it('authenticates first, and is live from the first message on', async () => {
    const { newest, heard, states } = open()
    await vi.advanceTimersByTimeAsync(0)
    newest().open()
    expect(newest().sent).toEqual([{ op: 'auth', token: 'token 1' }])
    expect(states).toEqual([])
    newest().say(count)
    newest().say({ type: 'booking', bookingId: 7 })
    newest().say({ type: 'something of a later version' })
    expect(states).toEqual([true])
    expect(heard).toEqual([count, { type: 'booking', bookingId: 7 }])
  })

  it('reconnects with a growing backoff, and reports that something may have been missed', async () => {
    const { newest, sockets, heard, states } = open()
    await vi.advanceTimersByTimeAsync(0)
    newest().open()
    newest().say(count)
    newest().end(1006)
    expect(states).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(500)
    newest().end(1006)
    await vi.advanceTimersByTimeAsync(400)
    expect(sockets).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(600)
    expect(sockets).toHaveLength(3)
    newest().open()
    newest().say(count)
    expect(states).toEqual([true, false, true])
    expect(heard).toEqual([count, { type: 'refresh' }, count])
  })

  it('does not wait out a pause when the network is back', async () => {
    const { newest, sockets, states } = open()
    await vi.advanceTimersByTimeAsync(0)
    for (let loss = 0; loss < 6; loss += 1) {
      newest().end(1006)
      await vi.advanceTimersByTimeAsync(8_000 * (loss > 4 ? 0 : 1))
    }
    expect(sockets).toHaveLength(6)
    globalThis.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(sockets).toHaveLength(7)
    newest().open()
    newest().say(count)
    globalThis.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(7)
    expect(states).toEqual([true])
  })

  it('asks for a new token when the server refused the last one', async () => {
    const { newest, renewals } = open()
    await vi.advanceTimersByTimeAsync(0)
    newest().open()
    newest().end(4401)
    await vi.advanceTimersByTimeAsync(1000)
    expect(renewals()).toBe(1)
    newest().open()
    expect(newest().sent).toEqual([{ op: 'auth', token: 'token 2' }])
  })

  it('sends a renewed token over the open socket', async () => {
    const { channel, newest, setToken } = open()
    await vi.advanceTimersByTimeAsync(0)
    newest().open()
    setToken('token 9')
    await channel.sendToken()
    expect(newest().sent.at(-1)).toEqual({ op: 'auth', token: 'token 9' })
  })

  it('gives up a connection that does not come about, and tries again', async () => {
    const { newest, sockets } = open()
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(sockets).toHaveLength(2)
    newest().open()
    expect(newest().sent).toEqual([{ op: 'auth', token: 'token 1' }])
  })

  it('opens nothing without a token, and nothing after it was closed', async () => {
    const { channel, sockets, newest, setToken } = open(null)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(0)
    setToken('token 1')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sockets).toHaveLength(1)
    newest().open()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
    channel.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })
})
