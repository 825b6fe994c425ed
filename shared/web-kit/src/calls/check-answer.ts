import type { Call } from '@waymark/contracts/define-call'
import { create } from 'zustand'

/** An answer that this page does not know: the call, and where the answer is not what the call says. */
export interface AnswerMismatch {
  readonly path: string
  readonly faults: readonly string[]
}

/** The mismatches of this page, one for each call: it is of another version than the server. The shell says so. */
export const useMismatches = create<{ readonly mismatches: readonly AnswerMismatch[] }>(() => ({ mismatches: [] }))

const maxFaults = 10
/** A page that starts has better to do than to check what came; ms since it was opened. */
const startMs = 10_000

type Checked = Pick<Call, 'path' | 'output'>
type CheckedLater = Pick<Call, 'path' | 'loadOutput'>

/** Where an answer is not what its call says, with what is wrong there and without any value; empty when all is well. */
export function faultsOf({ output }: Pick<Call, 'output'>, data: unknown): readonly string[] {
  const { error } = output.safeParse(data)
  const faults = error?.issues.map(({ path, code }) => {
    const place = path.map((step) => (typeof step === 'number' ? '[]' : String(step))).join('.')
    return `${place}: ${code}`.slice(0, 200)
  })
  return [...new Set(faults)].slice(0, maxFaults)
}

/** Throws when an answer is not what its call says: in tests and during development. */
export function checkNow(call: Checked, data: unknown): void {
  const faults = faultsOf(call, data)
  if (faults.length > 0) throw new Error(`${call.path} answers what its contract does not say: ${faults.join('; ')}`)
}

/**
 * The same for people, once the page has started and has nothing better to do: what came is shown, and the mismatch is kept in
 * `useMismatches`, from where it is reported and told.
 */
export function checkLater(call: CheckedLater, data: unknown): void {
  if (isKnown(call)) return
  whenIdle(async () => {
    // Without a connection nothing is loaded, and what was loaded before is shown.
    const output = await call.loadOutput().catch(() => null)
    const faults = output ? faultsOf({ output }, data) : []
    if (faults.length === 0 || isKnown(call)) return
    useMismatches.setState(({ mismatches }) => ({ mismatches: [...mismatches, { path: call.path, faults }] }))
  })
}

function isKnown({ path }: Pick<Call, 'path'>): boolean {
  return useMismatches.getState().mismatches.some((mismatch) => mismatch.path === path)
}

function whenIdle(run: () => Promise<void>): void {
  setTimeout(
    () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : void run()),
    Math.max(0, startMs - performance.now()),
  )
}
