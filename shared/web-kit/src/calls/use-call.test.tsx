import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { account } from '@waymark/contracts/account'
import { afterEach, expect, it, vi } from 'vitest'
import { FakeGateway } from '../testing/fake-gateway.ts'
import { createQueryClient } from './query-client.ts'
import { useCall } from './use-call.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks no more for what is gone', async () => {
  vi.useFakeTimers()
  const gateway = new FakeGateway().answer(account.getNeeds, () => ({ needs: [] }))
  vi.stubGlobal('fetch', gateway.fetch)
  const client = createQueryClient()
  const { result } = renderHook(
    () => useCall(account.getNeeds, {}, { staleMs: 0, refetchMs: 1000, refetchOnFocus: true }).error,
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(1500)
  expect(gateway.inputsOf(account.getNeeds)).toHaveLength(2)
  gateway.answer(account.getNeeds, () => ({ status: 404, name: 'NotFound', message: 'Not found.' }))
  await pass(1000)
  expect(result.current?.status).toBe(404)
  await pass(5000)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  window.dispatchEvent(new Event('visibilitychange'))
  await pass(5000)
  expect(gateway.inputsOf(account.getNeeds)).toHaveLength(3)
})

it('asks once more by itself for what was refused as too many, when the server said', async () => {
  vi.useFakeTimers()
  const refused = { status: 429, name: 'TooMany', message: 'That was tried too often.', retryAfterSeconds: 30 } as const
  const gateway = new FakeGateway().answer(account.getNeeds, () => refused)
  vi.stubGlobal('fetch', gateway.fetch)
  const client = createQueryClient()
  const { result } = renderHook(
    () => {
      const { data, error, refetch } = useCall(account.getNeeds, {})
      return { data, error, refetch }
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(29_000)
  expect(result.current.error?.status).toBe(429)
  expect(gateway.inputsOf(account.getNeeds)).toHaveLength(1)
  await pass(3000)
  expect(gateway.inputsOf(account.getNeeds)).toHaveLength(2)
  await pass(120_000)
  expect(gateway.inputsOf(account.getNeeds)).toHaveLength(2)
  gateway.answer(account.getNeeds, () => ({ needs: [] }))
  void result.current.refetch()
  await pass(100)
  expect(result.current.data).toEqual({ needs: [] })
  gateway.answer(account.getNeeds, () => refused)
  void result.current.refetch()
  await pass(100)
  gateway.answer(account.getNeeds, () => ({ needs: [] }))
  await pass(32_000)
  expect(result.current.error).toBeNull()
  expect(gateway.inputsOf(account.getNeeds)).toHaveLength(5)
})
