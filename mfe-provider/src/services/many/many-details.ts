import type { InputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'

/** A choice that changes nothing. */
export const asItIs = 'same'
const sameBuffer = -1

/** What is typed for several services. A buffer of -1 and 0 hours ahead change nothing. */
export interface ManyDetails {
  readonly offer: 'same' | 'offer' | 'keep'
  readonly leadHours: number
  readonly bufferMinutes: number
  readonly preparationWay: 'same' | 'write' | 'empty'
  readonly preparation: string
  readonly addedIds: readonly number[]
  readonly removedIds: readonly number[]
}

export const emptyDetails: ManyDetails = {
  offer: asItIs,
  leadHours: 0,
  bufferMinutes: sameBuffer,
  preparationWay: asItIs,
  preparation: '',
  addedIds: [],
  removedIds: [],
}

type Wish = Omit<InputOf<typeof service.updateMultipleServicesBasicInfo>, 'serviceAreaId' | 'serviceIds'>

/** What the call takes: only what changes. */
export function detailsToSend(details: ManyDetails): Wish {
  const { offer, leadHours, bufferMinutes, preparationWay, preparation, addedIds, removedIds } = details
  return {
    ...(offer === asItIs ? {} : { isEnabled: offer === 'offer' }),
    ...(leadHours === 0 ? {} : { leadHours }),
    ...(bufferMinutes === sameBuffer ? {} : { bufferMinutes }),
    ...(preparationWay === asItIs ? {} : { preparation: preparationWay === 'empty' ? null : preparation }),
    ...(addedIds.length === 0 ? {} : { addedStaffUserProfileIds: [...addedIds] }),
    ...(removedIds.length === 0 ? {} : { removedStaffUserProfileIds: [...removedIds] }),
  }
}
