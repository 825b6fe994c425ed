import type { account } from '@waymark/contracts/account'
import type { AnswerOf } from '@waymark/contracts/define-call'
import { isSpokenLanguage } from '@waymark/domain/language/spoken-languages'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { StaffProfileRow } from '../db/staff-profiles.ts'

/** What clients see of somebody of a team beside the name. */
export function staffProfileAnswer(row: StaffProfileRow): AnswerOf<typeof account.getStaffProfile> {
  return {
    userProfileId: row.id,
    photo: fileAddress(row.avatar_key),
    languages: row.spoken_languages.filter(isSpokenLanguage),
  }
}
