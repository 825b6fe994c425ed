import type { InputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'

/** The choice that changes nothing. */
export const asItIs = 'same'
const sameBuffer = -1

/** What is typed for several services. A buffer of -1 and no hours ahead change nothing. */
export interface ManyDetails {
  readonly offer: 'same' | 'offer' | 'keep'
  readonly leadHours: number | null
  readonly bufferMinutes: number
  readonly preparationWay: 'same' | 'write' | 'empty'
  readonly preparation: string
  readonly addedStaffUserProfileIds: readonly number[]
  readonly removedStaffUserProfileIds: readonly number[]
}

export const emptyDetails: ManyDetails = {
  offer: asItIs,
  leadHours: null,
  bufferMinutes: sameBuffer,
  preparationWay: asItIs,
  preparation: '',
  addedStaffUserProfileIds: [],
  removedStaffUserProfileIds: [],
}

type Wish = Omit<InputOf<typeof service.updateMultipleServicesBasicInfo>, 'serviceAreaId' | 'serviceIds'>

/** What the call takes: only what changes. */
export function detailsToSend(details: ManyDetails): Wish {
  const {
    offer,
    leadHours,
    bufferMinutes,
    preparationWay,
    preparation,
    addedStaffUserProfileIds,
    removedStaffUserProfileIds,
  } = details
  return {
    ...(offer === asItIs ? {} : { isEnabled: offer === 'offer' }),
    ...(leadHours === null ? {} : { leadHours }),
    ...(bufferMinutes === sameBuffer ? {} : { bufferMinutes }),
    ...(preparationWay === asItIs ? {} : { preparation: preparationWay === 'empty' ? null : preparation }),
    ...(addedStaffUserProfileIds.length === 0 ? {} : { addedStaffUserProfileIds: [...addedStaffUserProfileIds] }),
    ...(removedStaffUserProfileIds.length === 0 ? {} : { removedStaffUserProfileIds: [...removedStaffUserProfileIds] }),
  }
}
