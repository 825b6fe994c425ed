import { anyone, signedIn } from '@waymark/contracts/access'
import { defineCall } from '@waymark/contracts/define-call'
import { ownChangeSeconds } from '@waymark/contracts/lag'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { session } from '../session/browser-session.ts'
import { keepGuest } from '../session/guest.ts'
import { hemi } from '../testing/people.ts'
import { fileNameOf, send, sendForFile } from './send.ts'

const getThing = defineCall({
  method: 'GET',
  path: '/api/Things/get/{id}',
  summary: '',
  reads: [],
  access: signedIn,
  input: () => z.strictObject({ id: z.number() }),
  output: () => z.object({ name: z.string() }),
})
const addThing = defineCall({
  method: 'POST',
  path: '/api/Things/add',
  summary: '',
  reads: [],
  access: anyone,
  input: () => z.strictObject({ name: z.string() }),
  output: () => z.object({ name: z.string() }),
})

const changeThing = defineCall({
  method: 'POST',
  path: '/api/Things/change',
  summary: '',
  changes: [],
  access: anyone,
  input: () => z.strictObject({ name: z.string() }),
  output: () => z.object({ name: z.string() }),
})

const fetched = vi.fn<(request: Request) => Promise<Response>>()

const requestOf = (call: number) => fetched.mock.calls[call]?.[0]

function answer(status: number, responseData: unknown, error: unknown = null): Response {
  return new Response(JSON.stringify({ responseData, error, httpStatusCode: status, treatErrorAsInform: false }), {
    status,
  })
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
})

describe('send', () => {
  it('returns the data and sends the session’s token', async () => {
    vi.spyOn(session, 'token').mockResolvedValue('t1')
    fetched.mockResolvedValueOnce(answer(200, { name: 'Ramp' }))
    expect(await send(getThing, { id: 3 })).toEqual({ name: 'Ramp' })
    expect(requestOf(0)?.url).toBe(`${location.origin}/api/Things/get/3`)
    expect(requestOf(0)?.headers.get('authorization')).toBe('Bearer t1')
  })

  it('asks for answers of now after a change, also a refused one, for as long as a standby may lag', async () => {
    const nowMs = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
    const freshness = async () => {
      fetched.mockReset()
      fetched.mockResolvedValueOnce(answer(200, { name: 'Ramp' }))
      await send(getThing, { id: 3 })
      return requestOf(0)?.headers.get('cache-control')
    }
    expect(await freshness()).toBeNull()
    fetched.mockResolvedValueOnce(answer(409, null, { name: 'Taken', message: 'x' }))
    await expect(send(changeThing, { name: 'Ramp' })).rejects.toThrow('x')
    expect(await freshness()).toBe('no-cache')
    nowMs.mockReturnValue(1_000_000 + ownChangeSeconds * 1000)
    expect(await freshness()).toBeNull()
    nowMs.mockRestore()
  })

  it('renews a refused token once and retries the call', async () => {
    vi.spyOn(session, 'token').mockResolvedValueOnce('old').mockResolvedValueOnce('new')
    vi.spyOn(session, 'refresh').mockResolvedValue(true)
    fetched.mockResolvedValueOnce(answer(401, null, { name: 'NotSignedIn', message: 'x' }))
    fetched.mockResolvedValueOnce(answer(200, { name: 'Ramp' }))
    expect(await send(addThing, { name: 'Ramp' })).toEqual({ name: 'Ramp' })
    expect(requestOf(1)?.headers.get('authorization')).toBe('Bearer new')
  })

  it('leaves the session alone when the 401 is to be ignored', async () => {
    vi.spyOn(session, 'token').mockResolvedValue('old')
    vi.spyOn(session, 'refresh').mockResolvedValue(false)
    const expire = vi.spyOn(session, 'expire')
    fetched.mockResolvedValueOnce(answer(401, null, { name: 'NotSignedIn', message: 'Please log back in' }))
    await expect(send(getThing, { id: 1 }, { ignore401: true })).rejects.toMatchObject({ status: 401 })
    expect(expire).not.toHaveBeenCalled()
  })

  it('treats a token that cannot be renewed for lack of a network as a network error, not as the end of the session', async () => {
    vi.spyOn(session, 'state').mockReturnValue({ kind: 'signedIn', user: hemi })
    const expire = vi.spyOn(session, 'expire')
    const token = vi.spyOn(session, 'token').mockResolvedValue(null)
    await expect(send(getThing, { id: 1 })).rejects.toMatchObject({ name: 'NetworkError' })
    expect(fetched).not.toHaveBeenCalled()
    token.mockResolvedValue('old')
    vi.spyOn(session, 'refresh').mockResolvedValue(false)
    fetched.mockResolvedValueOnce(answer(401, null, { name: 'NotSignedIn', message: 'x' }))
    await expect(send(getThing, { id: 1 })).rejects.toMatchObject({ name: 'NetworkError' })
    expect(expire).not.toHaveBeenCalled()
  })

  it('sends the guest token while nobody is signed in', async () => {
    vi.spyOn(session, 'token').mockResolvedValue(null)
    keepGuest({
      token: 'g1',
      expires: new Date(Date.now() + 60_000).toISOString(),
      firstName: 'Ana',
      lastName: 'Tui',
      email: 'ana@demo.test',
      phone: '',
    })
    fetched.mockResolvedValueOnce(answer(200, { name: 'Ramp' }))
    await send(addThing, { name: 'Ramp' })
    expect(requestOf(0)?.headers.get('x-guest-token')).toBe('g1')
  })

  it('throws a network error when no response comes', async () => {
    vi.spyOn(session, 'token').mockResolvedValue(null)
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(send(addThing, { name: 'x' })).rejects.toMatchObject({ name: 'NetworkError', status: 0 })
  })
})

describe('a call that gets no answer', () => {
  /** As fetch is: it waits until its signal says stop. */
  const untilStopped = (request: Request) =>
    new Promise<Response>((_, reject) => {
      if (request.signal.aborted) reject(request.signal.reason)
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })

  afterEach(() => void vi.useRealTimers())

  it('ends after 30 seconds, as one that may have arrived', async () => {
    vi.spyOn(session, 'token').mockResolvedValue(null)
    vi.useFakeTimers()
    fetched.mockImplementationOnce(untilStopped)
    const sent = expect(send(addThing, { name: 'x' })).rejects.toMatchObject({ name: 'NetworkError', status: 524 })
    await vi.advanceTimersByTimeAsync(30_000)
    await sent
  })

  it('ends at once when nobody waits for it any more', async () => {
    vi.spyOn(session, 'token').mockResolvedValue(null)
    fetched.mockImplementation(untilStopped)
    const leaving = new AbortController()
    const sent = send(addThing, { name: 'x' }, { signal: leaving.signal })
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    leaving.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    await expect(send(addThing, { name: 'x' }, { signal: leaving.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('sendForFile', () => {
  it('returns the file with its name', async () => {
    vi.spyOn(session, 'token').mockResolvedValue(null)
    fetched.mockResolvedValueOnce(
      new Response('data', { headers: { 'content-disposition': 'attachment; filename="booking list.xlsx"' } }),
    )
    expect(await sendForFile(addThing, { name: 'x' })).toMatchObject({ fileName: 'booking list.xlsx' })
  })

  it('reports progress where the length is known', async () => {
    vi.spyOn(session, 'token').mockResolvedValue(null)
    fetched.mockResolvedValueOnce(new Response('data', { headers: { 'content-length': '4' } }))
    const told: number[] = []
    const { blob } = await sendForFile(addThing, { name: 'x' }, { onProgress: (percent) => told.push(percent) })
    expect([await blob.text(), told.at(-1)]).toEqual(['data', 100])
  })

  it('reports progress by an estimate, and never as complete', async () => {
    vi.spyOn(session, 'token').mockResolvedValue(null)
    fetched.mockResolvedValueOnce(new Response('data', { headers: { 'x-estimated-length': '2' } }))
    const told: number[] = []
    await sendForFile(addThing, { name: 'x' }, { onProgress: (percent) => told.push(percent) })
    expect(told).toEqual([99])
  })

  it('rejects a download that breaks off', async () => {
    vi.spyOn(session, 'token').mockResolvedValue(null)
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    fetched.mockResolvedValueOnce(new Response(broken, { headers: { 'x-estimated-length': '8' } }))
    await expect(sendForFile(addThing, { name: 'x' })).rejects.toMatchObject({
      name: 'NoFile',
      message: 'There is something wrong during exporting data! ',
    })
  })

  it('throws the refusal of a failed export', async () => {
    vi.spyOn(session, 'token').mockResolvedValue(null)
    fetched.mockResolvedValueOnce(answer(403, null, { name: 'NotAllowed', message: 'No.' }))
    await expect(sendForFile(addThing, { name: 'x' })).rejects.toMatchObject({ name: 'NotAllowed' })
  })
})

describe('fileNameOf', () => {
  it('reads both spellings', () => {
    expect(fileNameOf("attachment; filename*=UTF-8''M%C4%81ori.xlsx")).toBe('Māori.xlsx')
    expect(fileNameOf('attachment; filename=a.xlsx')).toBe('a.xlsx')
    expect(fileNameOf(null)).toBe('download')
  })
})
