import { catalogue } from './service/catalogue.ts'
import { offer } from './service/offer.ts'
import { schedule } from './service/schedule.ts'
import { sizesAndFees } from './service/sizes-and-fees.ts'

/** Service (calls.md, /api/Service/). */
export const service = { ...catalogue, ...schedule, ...offer, ...sizesAndFees } as const
