import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { forgetKnownDevicesOf } from '../../db/second-factors.ts'

export const forgetKnownDevices: Handler<Context, typeof account.forgetKnownDevices> = async (
  _input,
  { context, caller },
) => {
  await forgetKnownDevicesOf(context.db, caller.userProfileId)
  return { done: true }
}
