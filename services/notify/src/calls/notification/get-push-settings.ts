import type { notification } from '@waymark/contracts/notification'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { pushSettingsOf } from '../../pushes/push-settings.ts'

export const getPushSettings: Handler<Context, typeof notification.getPushSettings> = (_input, { context, caller }) =>
  pushSettingsOf(context, context.reads, caller)
