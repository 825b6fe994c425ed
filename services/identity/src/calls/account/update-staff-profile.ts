import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { keepPicture } from '@waymark/service-kit/keep-picture'
import { notFound } from '@waymark/service-kit/refusal'
import { staffProfileAnswer } from '../../answers/staff-profile.ts'
import type { Context } from '../../context.ts'
import { findStaffProfile, writeStaffProfile } from '../../db/staff-profiles.ts'

/** A photo is a private file wherever its person works: nobody sees a team without an account. */
export const updateStaffProfile: Handler<Context, typeof account.updateStaffProfile> = async (
  { userProfileId, languages, isPhotoDeleted },
  { context, caller, files },
) => {
  if (!(await findStaffProfile(context.reads, userProfileId, caller))) return notFound()
  const [upload] = files.photo
  const photoKey = upload ? await keepPicture(context.files, upload, 'portrait', { isPrivate: true }) : undefined
  const saved = await writeStaffProfile(context.db, userProfileId, {
    spoken_languages: [...new Set(languages)],
    ...(isPhotoDeleted ? { avatar_key: null } : {}),
    ...(photoKey === undefined ? {} : { avatar_key: photoKey }),
  })
  return saved ? staffProfileAnswer(saved) : notFound()
}
