import { holdsRole, managementRoles } from '@waymark/domain/rights/roles'
import { useAppStore } from '@waymark/web-kit/store'
import { useVisitor } from '@waymark/web-kit/who'

/** Whether the person looks after the activities of a location; Staff read what they help with. */
export function useManagesActivities(serviceAreaId: number): boolean {
  const visitor = useVisitor()
  const areas = useAppStore(({ serviceAreas }) => serviceAreas)
  const role = areas.find((area) => area.serviceAreaId === serviceAreaId)?.userRole ?? visitor?.role ?? null
  return visitor !== null && holdsRole({ ...visitor, role }, managementRoles)
}
