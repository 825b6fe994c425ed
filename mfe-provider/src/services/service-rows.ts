import type { OutputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'

export type ServiceRow = OutputOf<typeof service.getServiceAreaServiceByServiceAreaId>['items'][number]
