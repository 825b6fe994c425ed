import type { OutputOf } from '@waymark/contracts/define-call'
import { userManagement } from '@waymark/contracts/user-management'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'

type Assigned = OutputOf<typeof userManagement.getAssignedServicesByUserProfileId>

/** Services that were saved; the server shows them moments later. */
interface Awaited {
  readonly serviceAreaId: number
  readonly ids: readonly number[]
  readonly idsBefore: readonly number[]
  readonly untilMs: number
}

const askAgainMs = 400
const maxWaitMs = 10_000

/** The services of a person by location. What was just saved shows at once, until the server returns it. */
export function useAssignedServices(userProfileId: number) {
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  const answer = useCall(
    userManagement.getAssignedServicesByUserProfileId,
    { id: userProfileId },
    { refetchMs: (data) => (awaited !== null && isComing(awaited, data ?? []) ? askAgainMs : false) },
  )
  const assigned = answer.data ?? []
  return {
    answer,
    idsAt: (serviceAreaId: number) =>
      awaited?.serviceAreaId === serviceAreaId && isComing(awaited, assigned)
        ? awaited.ids
        : idsAt(assigned, serviceAreaId),
    /** `ids` were saved for a location. */
    expect: (serviceAreaId: number, ids: readonly number[]) =>
      setAwaited({
        serviceAreaId,
        ids,
        idsBefore: idsAt(assigned, serviceAreaId),
        untilMs: Date.now() + maxWaitMs,
      }),
  }
}

function idsAt(assigned: Assigned, serviceAreaId: number): number[] {
  return assigned.filter((one) => one.serviceAreaId === serviceAreaId).map((one) => one.serviceAreaServiceId)
}

/** Whether the server still returns the previous state. */
function isComing({ serviceAreaId, ids, idsBefore, untilMs }: Awaited, assigned: Assigned): boolean {
  const now = idsAt(assigned, serviceAreaId)
  return isSameSet(now, idsBefore) && !isSameSet(now, ids) && Date.now() < untilMs
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
