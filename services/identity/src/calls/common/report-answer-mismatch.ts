import { calls } from '@waymark/contracts/calls'
import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import { countAnswerMismatch } from '@waymark/service-kit/metrics'
import type { Context } from '../../context.ts'

const knownPaths: ReadonlySet<string> = new Set(
  Object.values(calls)
    .flatMap((groups): object[] => Object.values(groups))
    .flatMap((group): { readonly path: string }[] => Object.values(group))
    .map(({ path }) => path),
)

export const reportAnswerMismatch: Handler<Context, typeof common.reportAnswerMismatch> = (
  { path, faults },
  { context },
) => {
  // A path of somebody's own would make a metric of its own.
  const isKnown = knownPaths.has(path)
  countAnswerMismatch(isKnown ? path : 'unknown')
  context.log.warn({ call: isKnown ? path : 'unknown', faults }, 'a page does not know the answer of a call')
  return { done: true }
}
