import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { isLastAdmin } from '../../answers/last-admin.ts'
import type { Context } from '../../context.ts'
import { findOpenNewAddress } from '../../db/new-addresses.ts'
import { findProfile } from '../../db/user-profiles.ts'

export const getProfile: Handler<Context, typeof account.getProfile> = async (_input, { context, caller }) => {
  const [person, newEmail] = await Promise.all([
    findProfile(context.reads, caller.userProfileId),
    findOpenNewAddress(context.reads, caller.userProfileId, context.now()),
  ])
  if (!person) return notFound()
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    phone: person.phone,
    email: person.email,
    newEmail: newEmail ?? null,
    isLastAdmin: await isLastAdmin(context.reads, person),
  }
}
