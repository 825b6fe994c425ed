import type { account } from '@waymark/contracts/account'
import { businessSubtype } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { countBySubtype } from '../../db/business-accounts.ts'

export const getBusinessAccountsSubtype: Handler<Context, typeof account.getBusinessAccountsSubtype> = async (
  _input,
  { context },
) => {
  const counts = await countBySubtype(context.reads)
  return Object.entries(businessSubtype).map(([name, value]) => ({
    businessAccountSubtype: value,
    name,
    accountCount: counts.get(value) ?? 0,
  }))
}
