import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound } from '@waymark/service-kit/refusal'
import { emailPreferencesOf } from '../../answers/email-preferences.ts'
import type { Context } from '../../context.ts'
import { listUnwantedKinds, savePreferences } from '../../db/email-preferences.ts'

export const updateUserEmailPreferences: Handler<Context, typeof account.updateUserEmailPreferences> = async (
  { userProfileId, preferences },
  { context, caller },
) => {
  if (userProfileId !== caller.userProfileId) return notFound()
  const repeated = preferences.findIndex(({ emailKind }, index) =>
    preferences.slice(0, index).some((one) => one.emailKind === emailKind),
  )
  if (repeated >= 0) return invalid({ [`preferences.${repeated}.emailKind`]: 'This kind is listed twice.' })
  await savePreferences(context.db, userProfileId, preferences)
  return emailPreferencesOf(userProfileId, await listUnwantedKinds(context.db, userProfileId))
}
