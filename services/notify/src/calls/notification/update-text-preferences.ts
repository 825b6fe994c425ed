import type { notification } from '@waymark/contracts/notification'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { saveTextKinds } from '../../db/text-phones.ts'
import { textSettingsOf } from '../../texts/text-settings.ts'

export const updateTextPreferences: Handler<Context, typeof notification.updateTextPreferences> = async (
  { preferences },
  { context, caller },
) => {
  const { userProfileId } = caller
  const repeated = preferences.findIndex(({ kind }, index) =>
    preferences.slice(0, index).some((one) => one.kind === kind),
  )
  if (repeated >= 0) return invalid({ [`preferences.${repeated}.kind`]: 'This kind is listed twice.' })
  await context.db.transaction().execute((trx) => saveTextKinds(trx, userProfileId, preferences))
  return textSettingsOf(context, context.db, userProfileId)
}
