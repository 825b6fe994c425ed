import { common } from '@waymark/contracts/common'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeGateway } from '../testing/fake-gateway.ts'
import { checkLater, checkNow, faultsOf, useMismatches } from './check-answer.ts'
import { reportMismatch } from './report-mismatch.ts'

const call = common.lookup
const right = [{ id: 1, name: 'Care' }]
const wrong = [
  { id: 1, name: 7 },
  { id: 2, name: null },
]

beforeEach(() => useMismatches.setState({ mismatches: [] }))

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('an answer of another shape is told by its places, without what stands there', () => {
  expect(faultsOf(call, right)).toEqual([])
  expect(faultsOf(call, wrong)).toEqual(['[].name: invalid_type'])
  expect(faultsOf(call, [{ ...right[0], added: 'by a newer server' }])).toEqual([])
  expect(() => checkNow(call, wrong)).toThrow('/api/Common/lookup/{name} answers what its contract does not say')
})

test('a mismatch is kept once for each call', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  checkLater(call, right)
  checkLater(call, wrong)
  checkLater(call, wrong)
  await vi.waitFor(() => expect(useMismatches.getState().mismatches).toHaveLength(1))
  expect(useMismatches.getState().mismatches).toEqual([{ path: call.path, faults: ['[].name: invalid_type'] }])
})

test('a page that starts is not kept from it', () => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockReturnValue(3000)
  const loadOutput = vi.fn(() => call.loadOutput())
  checkLater({ path: call.path, loadOutput }, wrong)
  vi.advanceTimersByTime(6999)
  expect(loadOutput).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(loadOutput).toHaveBeenCalledOnce()
})

test('it is reported with its places', async () => {
  const gateway = new FakeGateway().answer(common.reportAnswerMismatch, () => ({ done: true as const }))
  vi.stubGlobal('fetch', gateway.fetch)
  await reportMismatch({ path: call.path, faults: ['[].name: invalid_type'] })
  expect(gateway.inputsOf(common.reportAnswerMismatch)).toEqual([
    { path: call.path, faults: ['[].name: invalid_type'] },
  ])
  vi.unstubAllGlobals()
})
