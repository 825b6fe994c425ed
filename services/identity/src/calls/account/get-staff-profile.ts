import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { staffProfileAnswer } from '../../answers/staff-profile.ts'
import type { Context } from '../../context.ts'
import { findStaffProfile } from '../../db/staff-profiles.ts'

export const getStaffProfile: Handler<Context, typeof account.getStaffProfile> = async (
  { userProfileId },
  { context, caller },
) => {
  const person = await findStaffProfile(context.reads, userProfileId, caller)
  return person ? staffProfileAnswer(person) : notFound()
}
