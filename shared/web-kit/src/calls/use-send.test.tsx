import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { account } from '@waymark/contracts/account'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearNotices, notify, useNotices } from '../live/notices.ts'
import { FakeGateway, type FakeRefusal } from '../testing/fake-gateway.ts'
import { dismissConnection, useConnection } from './connection.ts'
import { createQueryClient } from './query-client.ts'
import { useCall } from './use-call.ts'
import { type UseSendOptions, useRefresh, useSend } from './use-send.ts'

const noNeeds = { needs: [] }
const person = { firstName: 'Aroha', lastName: 'Ngata' }

let answer: typeof noNeeds | FakeRefusal = noNeeds

/** A screen that shows the needs and the devices of a person, and changes the needs and the name. */
async function showScreen(options: UseSendOptions<typeof account.updateNeeds> = {}) {
  const gateway = new FakeGateway()
    .answer(account.getNeeds, () => noNeeds)
    .answer(account.getSessions, () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 10 }))
    .answer(account.updateNeeds, () => answer)
    .answer(account.updateProfile, () => ({ ...person, phone: null, defaultServiceAreaId: null }))
  vi.stubGlobal('fetch', gateway.fetch)
  const client = createQueryClient()
  const { result } = renderHook(
    () => ({
      needs: useCall(account.getNeeds, {}),
      sessions: useCall(account.getSessions, {}),
      save: useSend(account.updateNeeds, { quiet: true, ...options }),
      rename: useSend(account.updateProfile),
      refresh: useRefresh(),
    }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  await waitFor(() => expect(result.current.needs.isSuccess && result.current.sessions.isSuccess).toBe(true))
  return {
    result,
    keysOf: (call: typeof account.updateNeeds) => gateway.requestsOf(call).map(({ idempotencyKey }) => idempotencyKey),
    timesRead: (call: typeof account.getNeeds | typeof account.getSessions) => gateway.inputsOf(call).length,
  }
}

describe('useSend', () => {
  beforeEach(() => {
    answer = noNeeds
    clearNotices()
    return () => vi.unstubAllGlobals()
  })

  it('sends what is being sent once, and the same again later', async () => {
    const done = vi.fn()
    const { result, keysOf } = await showScreen({ onSuccess: done })
    const { mutate, mutateAsync } = result.current.save
    await act(async () => {
      mutate({ input: noNeeds })
      mutate({ input: noNeeds })
      await mutateAsync({ input: noNeeds })
    })
    expect(keysOf(account.updateNeeds)).toHaveLength(1)
    expect(done).toHaveBeenCalledTimes(1)
    expect(result.current.save.mutate).toBe(mutate)
    await act(() => mutateAsync({ input: noNeeds }))
    expect(new Set(keysOf(account.updateNeeds)).size).toBe(2)
  })

  it('sends again what another sending has come after', async () => {
    const { result, keysOf } = await showScreen()
    const { mutate, mutateAsync } = result.current.save
    await act(async () => {
      mutate({ input: noNeeds })
      mutate({ input: { needs: [{ accessibilityOptionId: 1, weight: 'must' }] } })
      await mutateAsync({ input: noNeeds })
    })
    expect(keysOf(account.updateNeeds)).toHaveLength(3)
  })

  it('refetches what the call changes, and nothing else, before it calls onSuccess', async () => {
    const readWhenDone: number[] = []
    const screen = await showScreen({ onSuccess: () => void readWhenDone.push(screen.timesRead(account.getNeeds)) })
    await act(() => screen.result.current.save.mutateAsync({ input: noNeeds }))
    expect(readWhenDone).toEqual([2])
    expect(screen.timesRead(account.getSessions)).toBe(1)
    await act(() => screen.result.current.rename.mutateAsync({ input: person }))
    expect(screen.timesRead(account.getNeeds)).toBe(2)
  })

  it('refetches after onSuccess where the form itself would change', async () => {
    const readWhenDone: number[] = []
    const screen = await showScreen({
      refresh: 'after',
      onSuccess: () => void readWhenDone.push(screen.timesRead(account.getNeeds)),
    })
    await act(() => screen.result.current.save.mutateAsync({ input: noNeeds }))
    expect(readWhenDone).toEqual([1])
    expect(screen.timesRead(account.getNeeds)).toBe(2)
  })

  it('leaves the refetch to the screen where several are sent in a row', async () => {
    const { result, timesRead } = await showScreen({ refresh: 'byScreen' })
    await act(() => result.current.save.mutateAsync({ input: noNeeds }))
    await act(() => result.current.save.mutateAsync({ input: noNeeds }))
    expect(timesRead(account.getNeeds)).toBe(1)
    await act(() => result.current.refresh(account.updateNeeds))
    expect(timesRead(account.getNeeds)).toBe(2)
  })

  it('has loaded somebody else’s change before it reports the conflict', async () => {
    answer = { status: 409, name: 'ChangedMeanwhile', message: 'Someone else changed this.' }
    const { result, timesRead } = await showScreen()
    act(() => result.current.save.mutate({ input: noNeeds }))
    await waitFor(() => expect(result.current.save.error?.name).toBe('ChangedMeanwhile'))
    expect(timesRead(account.getNeeds)).toBe(2)
  })

  it('refetches what may have been changed when no answer came', async () => {
    const { result, timesRead } = await showScreen()
    const answering = fetch
    vi.stubGlobal('fetch', async (request: Request) => {
      const answered = await answering(request)
      if (request.url.endsWith(account.updateNeeds.path)) throw new TypeError('Failed to fetch')
      return answered
    })
    act(() => result.current.save.mutate({ input: noNeeds }))
    await waitFor(() => expect(result.current.save.error?.isUnknown).toBe(true))
    await waitFor(() => expect(timesRead(account.getNeeds)).toBe(2))
    expect(timesRead(account.getSessions)).toBe(1)
  })

  it('refetches nothing where the input was invalid', async () => {
    answer = { status: 422, name: 'InvalidInput', message: 'Please look at the fields.' }
    const { result, timesRead } = await showScreen()
    act(() => result.current.save.mutate({ input: noNeeds }))
    await waitFor(() => expect(result.current.save.error).not.toBeNull())
    expect(timesRead(account.getNeeds)).toBe(1)
  })

  it('takes an earlier success off the page when it fails', async () => {
    const screen = await showScreen()
    clearNotices()
    notify('success', 'Your name is saved.')
    answer = { status: 422, name: 'InvalidInput', message: 'Please look at the fields.' }
    act(() => screen.result.current.save.mutate({ input: noNeeds }))
    await waitFor(() => expect(screen.result.current.save.error).not.toBeNull())
    expect(useNotices.getState().open).toEqual(new Set())
  })

  it('leaves it to a quiet screen that no answer came, and says it for others', async () => {
    const { result } = await showScreen()
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    act(() => result.current.save.mutate({ input: noNeeds }))
    await waitFor(() => expect(result.current.save.error?.isUnknown).toBe(true))
    expect(useConnection.getState().fault).toBeNull()
    act(() => result.current.rename.mutate({ input: person }))
    await waitFor(() => expect(useConnection.getState().fault?.isUnknown).toBe(true))
    dismissConnection()
  })

  it('gives each distinct input one idempotency key until it succeeds', async () => {
    const { result, keysOf } = await showScreen()
    const needs = { needs: [{ accessibilityOptionId: 1, weight: 'must' as const }] }
    const send = (input: Parameters<typeof result.current.save.mutateAsync>[0]['input']) =>
      act(() => result.current.save.mutateAsync({ input }).catch(() => undefined))
    answer = { status: 409, name: 'ChangedMeanwhile', message: 'Someone else changed this.' }
    await send(noNeeds)
    await send(noNeeds)
    await send(needs)
    answer = noNeeds
    await send(needs)
    await send(needs)
    const [first, again, edited, succeeded, next] = keysOf(account.updateNeeds)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([again, edited === first, succeeded, next === edited]).toEqual([first, false, edited, false])
  })
})
