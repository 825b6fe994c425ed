import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../context.ts'
import { updateNames } from '../db/user-profiles.ts'

export const updateProfile: Handler<Context, typeof account.updateProfile> = async (input, { context, caller }) => {
  const { firstName, lastName, phone } = input
  const names =
    phone === undefined ? { firstName, lastName } : { firstName, lastName, phone: phone === '' ? null : phone }
  const saved = await updateNames(context.db, caller.userProfileId, names)
  if (!saved) return notFound()
  return { firstName: saved.first_name, lastName: saved.last_name, phone: saved.phone }
}
