import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { forgetDefaultArea } from '../../db/user-profiles.ts'

export const removeDefaultServicearea: Handler<Context, typeof account.removeDefaultServicearea> = async (
  _input,
  { context, caller },
) => {
  await forgetDefaultArea(context.db, caller.userProfileId)
  return { done: true }
}
