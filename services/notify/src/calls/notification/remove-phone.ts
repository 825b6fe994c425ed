import type { notification } from '@waymark/contracts/notification'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { forgetTexts } from '../../db/text-phones.ts'
import { textSettingsOf } from '../../texts/text-settings.ts'

export const removePhone: Handler<Context, typeof notification.removePhone> = async (_input, { context, caller }) => {
  const { userProfileId } = caller
  await context.db.transaction().execute((trx) => forgetTexts(trx, userProfileId))
  return textSettingsOf(context, context.db, userProfileId)
}
