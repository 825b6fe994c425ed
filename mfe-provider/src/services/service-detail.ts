import type { OutputOf } from '@waymark/contracts/define-call'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'

export type ServiceDetail = OutputOf<typeof service.getDetailServiceAreaService>
export type SizeOption = ServiceDetail['sizeOptions'][number]

/** What a change of a service makes out of date. */
export const showsServices = [
  service.getDetailServiceAreaService,
  service.getServiceAreaServiceByServiceAreaId,
  service.getServiceAreaServiceToSchedule,
  service.getServiceScheduleBase,
  service.getServiceWeek,
  serviceArea.getListUserRoleOnServiceArea,
] as const
