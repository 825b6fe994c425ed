import type { shownStaff } from '@waymark/contracts/service/service-shapes'
import { fileAddress } from '@waymark/service-kit/file-address'
import type * as z from 'zod/mini'
import type { StaffRow } from '../db/shown-staff.ts'

type Shown = z.input<typeof shownStaff>

/** Somebody of a team as clients see them. */
export function shownStaffAnswer({ userProfileId, firstName, lastName, photoKey, languages }: StaffRow): Shown {
  return {
    userProfileId,
    firstName,
    lastName,
    ...(photoKey ? { photo: fileAddress(photoKey) } : {}),
    ...(languages && languages.length > 0 ? { languages: [...languages] } : {}),
  }
}

/** Somebody of a team as colleagues are listed. */
export function staffNameAnswer({ userProfileId, firstName, lastName }: StaffRow): Shown {
  return { userProfileId, firstName, lastName }
}
