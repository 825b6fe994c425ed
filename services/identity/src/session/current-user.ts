import type { currentUser } from '@waymark/contracts/current-user'
import { businessSubtypeOf, countryIdOf, staffRoleOf } from '@waymark/domain/enums'
import type { UserProfileId } from '@waymark/domain/ids'
import { fileAddress } from '@waymark/service-kit/file-address'
import { tokenIssuer } from '@waymark/service-kit/kit'
import { accessTokenSeconds, actingTokenSeconds, signAccessToken } from '@waymark/service-kit/tokens'
import type * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { findCurrentUser } from '../db/current-user.ts'
import { hasSecondFactor } from '../db/second-factors.ts'
import { intercomIdentity } from '../support/intercom-identity.ts'

type CurrentUser = z.input<typeof currentUser>

/** The global administrator who acts as the person. */
export interface Acting {
  readonly adminId: UserProfileId
  readonly adminName: string
}

/** The current user (product.md section 3) with a new access token; undefined when the person may no longer sign in. */
export async function currentUserFor(
  context: Context,
  userProfileId: UserProfileId,
  sessionId: string,
  acting?: Acting,
): Promise<CurrentUser | undefined> {
  const row = await findCurrentUser(context.db, userProfileId)
  if (!row) return undefined
  const now = context.now()
  // The rights of an administrator wait for their second factor.
  const needsSecondFactor =
    row.is_global_admin && context.config.requiresSecondFactor && !(await hasSecondFactor(context.db, sessionId))
  const isGlobalAdmin = row.is_global_admin && !needsSecondFactor
  const subtype = businessSubtypeOf(row.business_subtype)
  const lifeSeconds = acting ? actingTokenSeconds : accessTokenSeconds
  const token = await signAccessToken(
    await context.keys.current(),
    tokenIssuer,
    {
      userProfileId: row.id,
      accountId: row.account_id,
      accountType: row.account_type,
      subtype,
      isAccountAdmin: row.is_account_admin,
      isGlobalAdmin,
      sessionId,
      version: row.access_version,
      ...(acting ? { actingAdminId: acting.adminId } : {}),
    },
    now,
    lifeSeconds,
  )
  // Whoever acts as somebody does not talk to Intercom in their name.
  const intercom = acting ? null : await intercomIdentity(context.config, row, now)
  return {
    token,
    expires: new Date(now.getTime() + lifeSeconds * 1000).toISOString(),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    logo: fileAddress(row.logo_key ?? row.avatar_key),
    countryId: countryIdOf(row.country_id),
    accountId: row.account_id,
    accountName: row.account_name,
    accountType: row.account_type,
    businessAccountSubtype: subtype,
    isAccountAdmin: row.is_account_admin,
    isGlobalAdmin,
    onboardingStep: row.onboarding_step ?? 0,
    defaultServiceAreaId: row.default_service_area_id,
    userProfileId: row.id,
    restrictedToProviderId: row.restricted_to_account_id,
    restrictedToProviderName: row.restricted_to_account_name,
    shortlistOfRestrictedUser: row.shortlist_of_restricted,
    isProviderStripeAccountId: row.card_status === 'connected',
    helpDeskUrl: row.help_desk_url,
    intercomUserHash: null,
    ...intercom,
    listServiceAreaUserProfile: row.memberships.map((membership) => ({
      serviceAreaUserProfileId: membership.id,
      serviceAreaId: membership.serviceAreaId,
      userRole: staffRoleOf(membership.role),
      serviceArea: { name: membership.name },
    })),
    notifications: { unreadCount: row.unread_count ?? 0 },
    actingAdminName: acting?.adminName ?? null,
    ...(needsSecondFactor ? { needsSecondFactor: true as const } : {}),
  }
}
