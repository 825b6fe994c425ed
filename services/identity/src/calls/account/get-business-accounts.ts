import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { isStillOnboarding, listBusinessAccounts, subtypeOf } from '../../db/business-accounts.ts'

export const getBusinessAccounts: Handler<Context, typeof account.getBusinessAccounts> = async (input, { context }) => {
  const { pageNumber, pageSize } = input
  const found = await listBusinessAccounts(context.reads, { ...input, subtype: input.businessAccountSubtype })
  const items = found.rows.map((row) => {
    const subtype = subtypeOf(row.business_subtype)
    const onboardingStep = row.onboarding_step ?? 0
    return {
      accountId: row.id,
      accountName: row.name,
      businessAccountSubtype: subtype,
      countryId: row.country_id === 2 ? (2 as const) : (1 as const),
      adminName: row.admin?.name ?? null,
      adminEmail: row.admin?.email ?? null,
      serviceAreaCount: row.service_area_count,
      userCount: row.user_count,
      onboardingStep,
      isOnboarding: isStillOnboarding(subtype, onboardingStep),
      version: row.version,
      createdAt: row.created_at.toISOString(),
    }
  })
  return { items, totalCount: found.totalCount, pageNumber, pageSize }
}
