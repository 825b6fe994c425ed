import { areaManagerRoles } from '@waymark/domain/rights/roles'
import { areaRole } from '../access.ts'

/** Services and Scheduling need these roles and an organisation with the service role (product.md section 6). */
export const ofArea = areaRole(areaManagerRoles, { holds: 'service' })

export const ofAreaService = (areaField: string) =>
  areaRole(areaManagerRoles, { areaField, target: 'serviceAreaService', holds: 'service' })
