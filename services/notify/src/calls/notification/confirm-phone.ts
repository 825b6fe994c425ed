import type { notification } from '@waymark/contracts/notification'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { confirmNewPhone, countCodeTry, lockTextPhone } from '../../db/text-phones.ts'
import { isPhoneCode, maxPhoneCodeTries } from '../../texts/phone-code.ts'
import { textSettingsOf } from '../../texts/text-settings.ts'

export const confirmPhone: Handler<Context, typeof notification.confirmPhone> = async (
  { code },
  { context, caller },
) => {
  const { userProfileId } = caller
  const now = context.now()
  const outcome = await context.db.transaction().execute(async (trx) => {
    const found = await lockTextPhone(trx, userProfileId)
    if (!found?.new_phone || !found.code_hash || !found.code_ends_at) return 'PhoneCodeEnded'
    if (found.code_ends_at <= now || found.code_tries >= maxPhoneCodeTries) return 'PhoneCodeEnded'
    if (isPhoneCode(context.secrets, { userProfileId, phone: found.new_phone, code }, found.code_hash)) {
      await confirmNewPhone(trx, userProfileId, now)
      return 'confirmed'
    }
    await countCodeTry(trx, userProfileId)
    return 'WrongPhoneCode'
  })
  return outcome === 'confirmed' ? textSettingsOf(context, context.db, userProfileId) : refuse(outcome)
}
