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
