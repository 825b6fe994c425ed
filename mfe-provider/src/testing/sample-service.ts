import type { ServiceDetail } from '../services/service-detail.ts'
import type { ServiceRow } from '../services/service-rows.ts'

export const detail: ServiceDetail = {
  serviceAreaServiceId: 12,
  serviceAreaId: 1,
  serviceId: 1,
  version: 1,
  serviceName: 'Morning care',
  familyName: 'Personal care',
  catalogueDescription: 'Help in the morning.',
  own: null,
  isEnabled: true,
  description: '',
  preparation: null,
  leadHours: 24,
  bufferMinutes: 0,
  costTier: null,
  pricingDescription: '',
  sizeOptions: [],
  staff: [{ userProfileId: 21, firstName: 'Sina', lastName: 'Leota' }],
  lineCount: 0,
}
export const row: ServiceRow = { ...detail, feeListDisplay: [], offeredSizes: [], staffUserProfileIds: [] }
