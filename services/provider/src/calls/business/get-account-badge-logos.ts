import type { business } from '@waymark/contracts/business'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listBadgesOfAccount } from '../../db/businesses.ts'

export const getAccountBadgeLogos: Handler<Context, typeof business.getAccountBadgeLogos> = async (
  { accountId },
  { context },
) => {
  const badges = await listBadgesOfAccount(context.reads, accountId)
  return badges.map(({ name, logo_key }) => ({ url: fileAddress(logo_key) ?? '', alt: name }))
}
