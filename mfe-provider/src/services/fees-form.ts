import type { service } from '@waymark/contracts/service'
import type { CostTier } from '@waymark/domain/enums'
import type { FormHandle } from '@waymark/web-kit/use-form'
import type { SizeFee } from './size-fees.ts'

export const noTier = 0

/** What is typed of a service's prices. */
export interface FeesDraft {
  readonly sizes: readonly SizeFee[]
  readonly costTier: CostTier | typeof noTier
  readonly pricingDescription: string
}

export type FeesForm = FormHandle<typeof service.updateServiceAreaServiceFee, FeesDraft>
