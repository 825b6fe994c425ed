import type { account } from '@waymark/contracts/account'
import { isOnboarding } from '@waymark/domain/account/onboarding'
import { businessSubtypeOf, countryIdOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listBusinessAccounts } from '../../db/business-accounts.ts'

export const getBusinessAccounts: Handler<Context, typeof account.getBusinessAccounts> = async (input, { context }) => {
  const { pageNumber, pageSize } = input
  const found = await listBusinessAccounts(context.reads, { ...input, subtype: input.businessAccountSubtype })
  const items = found.rows.map((row) => {
    const subtype = businessSubtypeOf(row.business_subtype)
    const onboardingStep = row.onboarding_step ?? 0
    return {
      accountId: row.id,
      accountName: row.name,
      businessAccountSubtype: subtype,
      countryId: countryIdOf(row.country_id),
      adminName: row.admin?.name ?? null,
      adminEmail: row.admin?.email ?? null,
      serviceAreaCount: row.service_area_count,
      userCount: row.user_count,
      onboardingStep,
      isOnboarding: isOnboarding({ accountType: 'Business', subtype, onboardingStep }),
      suspension: suspensionOf(row.is_for_good),
      version: row.version,
      createdAt: row.created_at.toISOString(),
    }
  })
  return { items, totalCount: found.totalCount, pageNumber, pageSize }
}

function suspensionOf(isForGood: boolean | null): 'suspended' | 'closed for good' | null {
  if (isForGood === null) return null
  return isForGood ? 'closed for good' : 'suspended'
}
