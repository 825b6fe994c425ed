import type { notification } from '@waymark/contracts/notification'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { textSettingsOf } from '../../texts/text-settings.ts'

export const getTextSettings: Handler<Context, typeof notification.getTextSettings> = (_input, { context, caller }) =>
  textSettingsOf(context, context.reads, caller.userProfileId)
