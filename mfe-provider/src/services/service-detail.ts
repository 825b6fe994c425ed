import type { OutputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'

export type ServiceDetail = OutputOf<typeof service.getDetailServiceAreaService>
export type SizeOption = ServiceDetail['sizeOptions'][number]
