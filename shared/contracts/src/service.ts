import { catalogue } from './service/catalogue.ts'
import { offer } from './service/offer.ts'
import { ownServices } from './service/own-services.ts'
import { schedule } from './service/schedule.ts'
import { sizesAndFees } from './service/sizes-and-fees.ts'

/** Service (calls.md, /api/Service/). */
export const service = { ...catalogue, ...schedule, ...offer, ...ownServices, ...sizesAndFees } as const
