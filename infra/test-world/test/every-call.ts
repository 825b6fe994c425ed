import { calls } from '@waymark/contracts/calls'
import type { Call, CallGroup } from '@waymark/contracts/define-call'
import { serviceNames } from '@waymark/contracts/service-names'

/** Every call of the suite, with the service that answers it. */
export const everyCall: readonly Call[] = serviceNames.flatMap((name) => {
  const groups: readonly CallGroup[] = Object.values(calls[name])
  return groups.flatMap((group) => Object.values(group))
})
