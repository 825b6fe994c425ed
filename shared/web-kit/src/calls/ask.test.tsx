import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { account } from '@waymark/contracts/account'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeGateway } from '../testing/fake-gateway.ts'
import { ask, askAhead } from './ask.ts'
import { createQueryClient } from './query-client.ts'
import { dismissRedirect, useRedirecting } from './redirecting.ts'
import { useCall } from './use-call.ts'

function show(client: ReturnType<typeof createQueryClient>) {
  return renderHook(() => useCall(account.getNeeds, {}), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result
}

describe('askAhead', () => {
  beforeEach(() => () => vi.unstubAllGlobals())

  it('lets the screen begin with its answer, asked once', async () => {
    const gateway = new FakeGateway().answer(account.getNeeds, () => ({ needs: [] }))
    vi.stubGlobal('fetch', gateway.fetch)
    const client = createQueryClient()
    await askAhead(client, ask(account.getNeeds, {}))
    expect(show(client).current.data).toEqual({ needs: [] })
    expect(gateway.inputsOf(account.getNeeds)).toHaveLength(1)
  })

  it('fails silently, and the screen asks again', async () => {
    const error = { name: 'Gone', message: 'This page is not for you any more.', redirect: true }
    const sendsAway = { responseData: null, error, httpStatusCode: 409, treatErrorAsInform: false }
    vi.stubGlobal('fetch', async () => Response.json(sendsAway, { status: 409 }))
    const client = createQueryClient()
    await askAhead(client, ask(account.getNeeds, {}))
    expect(useRedirecting.getState().error).toBeNull()
    const screen = show(client)
    await waitFor(() => expect(screen.current.isError).toBe(true))
    expect(useRedirecting.getState().error?.message).toBe(error.message)
    dismissRedirect()
  })
})
