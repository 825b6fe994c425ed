import type { OutputOf } from '@waymark/contracts/define-call'
import { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { useCall } from '@waymark/web-kit/use-call'

export type CopyableAreas = OutputOf<typeof serviceArea.getServiceAreasByUser>

/** The locations of this person from which facts can be copied; `ownAreaId` is the one that takes them, null where all give. */
export function useCopyableAreas(ownAreaId: number | null): CopyableAreas {
  const { data = [] } = useCall(serviceArea.getServiceAreasByUser, {})
  return data.filter(({ serviceAreaId, userRole }) => serviceAreaId !== ownAreaId && userRole !== staffRole.Staff)
}
