import { recipientLimits } from '@waymark/contracts/limits'
import type { notification } from '@waymark/contracts/notification'
import { mobileOf } from '@waymark/domain/account/mobile'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { writeText } from '../../db/text-messages.ts'
import { keepNewPhone } from '../../db/text-phones.ts'
import { newPhoneCode, phoneCodeHash, phoneCodeMinutes } from '../../texts/phone-code.ts'
import { textSettingsOf } from '../../texts/text-settings.ts'

/** Keeps the number until its code comes back, and sends the code to it. */
export const sendPhoneCode: Handler<Context, typeof notification.sendPhoneCode> = async (
  input,
  { context, caller, requestId },
) => {
  const { userProfileId } = caller
  const phone = mobileOf(input.phone)
  if (!context.textService) return refuse('TextsNotOffered')
  if (phone === null) return invalid({ phone: 'Write a mobile number.' })
  const waitSeconds = await context.limits.count(`phone codes ${phone}`, recipientLimits.phoneCodes)
  if (waitSeconds !== undefined) return refuse('TooManyCodes')
  const code = newPhoneCode()
  const codeHash = phoneCodeHash(context.secrets, { userProfileId, phone, code })
  const at = context.now()
  await context.db.transaction().execute(async (trx) => {
    const endsAt = new Date(at.getTime() + phoneCodeMinutes * 60_000)
    await keepNewPhone(trx, userProfileId, { phone, codeHash, endsAt })
    const body = `${code} is your Waymark code. It works for ${phoneCodeMinutes} minutes. We never ask for it by phone.`
    await writeText(trx, { onceKey: `phone code ${requestId}`, kind: 'phone code', userProfileId, phone, body, at })
  })
  return textSettingsOf(context, context.db, userProfileId)
}
