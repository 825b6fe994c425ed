import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { needsOf } from '../../answers/needs.ts'
import type { Context } from '../../context.ts'

export const getNeeds: Handler<Context, typeof account.getNeeds> = (_input, { context, caller }) =>
  needsOf(context.reads, caller.userProfileId)
