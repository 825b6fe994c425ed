import { formatCount } from '@waymark/web-kit/format'
import { type StopId, stopOf } from './booking-fields.ts'
import type { Problem } from './booking-problems.ts'

/** The state of a stop on the route line: something to fix, unanswered, or done. */
export function stopState(
  stop: StopId,
  problems: readonly Problem[],
  shown: readonly Problem[],
): { readonly state: 'done' | 'invalid' | 'open'; readonly stateText?: string } {
  const isHere = ({ field }: Problem) => stopOf[field] === stop
  const invalidFields = shown.filter(isHere).length
  if (invalidFields > 0) return { state: 'invalid', stateText: `${formatCount(invalidFields, 'thing')} to fix` }
  return { state: problems.some(isHere) ? 'open' : 'done' }
}
