import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { emailPreferencesOf } from '../../answers/email-preferences.ts'
import type { Context } from '../../context.ts'
import { listUnwantedKinds } from '../../db/email-preferences.ts'

export const getUserEmailPreferences: Handler<Context, typeof account.getUserEmailPreferences> = async (
  { userProfileId },
  { context, caller },
) => {
  if (userProfileId !== caller.userProfileId) return notFound()
  return emailPreferencesOf(userProfileId, await listUnwantedKinds(context.reads, userProfileId))
}
