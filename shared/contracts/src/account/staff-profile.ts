import type { UserProfileId } from '@waymark/domain/ids'
import { maxSpokenLanguages, spokenLanguageCodes } from '@waymark/domain/language/spoken-languages'
import * as z from 'zod/mini'
import { businessOnly } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { id, queryId, rowId } from '../shapes.ts'

const spokenLanguage = () => z.literal([...spokenLanguageCodes], 'Choose a language from the list.')

const shownToClients = z.object({
  userProfileId: rowId<UserProfileId>(),
  photo: z.nullable(z.string()),
  languages: z.array(z.string()),
})

/** Ours: what clients see of somebody of a team beside the name. */
export const staffProfile = {
  getStaffProfile: defineCall({
    method: 'GET',
    path: '/api/Account/get-staff-profile',
    summary: 'The photo and languages that clients see of me, or of somebody of my organisation (account admin)',
    reads: ['person'],
    access: businessOnly,
    input: () => z.strictObject({ userProfileId: queryId<UserProfileId>() }),
    output: () => shownToClients,
  }),
  updateStaffProfile: defineCall({
    method: 'POST',
    path: '/api/Account/update-staff-profile',
    summary: 'Choose the photo and languages that clients see of me, or of somebody of my organisation (account admin)',
    changes: ['person'],
    access: businessOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        userProfileId: id<UserProfileId>(),
        /** All languages; they replace those before. */
        languages: z
          .array(spokenLanguage())
          .check(z.maxLength(maxSpokenLanguages, `Choose at most ${maxSpokenLanguages} languages.`)),
        isPhotoDeleted: z._default(z.boolean(), false),
      }),
    files: { photo: { kind: 'image', maxFiles: 1, maxBytes: 5 * 1024 * 1024 } },
    output: () => shownToClients,
  }),
} as const
