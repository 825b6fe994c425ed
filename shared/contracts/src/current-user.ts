import { accountTypes } from '@waymark/domain/enums'
import type { AccountId, MembershipId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { rowId } from './shapes.ts'

/** One person's role in one service area (product.md section 3, "Service-area membership"). */
const serviceAreaUserProfile = z.object({
  serviceAreaUserProfileId: rowId<MembershipId>(),
  serviceAreaId: rowId<ServiceAreaId>(),
  userRole: z.literal([1, 2, 3, 4, 5]),
  serviceArea: z.object({ name: z.string() }),
})

/**
 * The signed-in person (product.md section 3, "Current user"). `token` is the access token, `expires` its expiry (ISO,
 * UTC). `actingAdminName` is set while a global administrator acts as this person.
 */
export const currentUser = z.object({
  token: z.string(),
  expires: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  logo: z.nullable(z.string()),
  countryId: z.literal([1, 2]),
  accountId: rowId<AccountId>(),
  accountName: z.string(),
  accountType: z.literal(accountTypes),
  businessAccountSubtype: z.nullable(z.literal([1, 2, 3, 4])),
  isAccountAdmin: z.boolean(),
  isGlobalAdmin: z.boolean(),
  onboardingStep: z.int(),
  /** The location where a person starts; null when they chose none or no longer work there. */
  defaultServiceAreaId: z.optional(z.nullable(rowId<ServiceAreaId>())),
  userProfileId: rowId<UserProfileId>(),
  restrictedToProviderId: z.nullable(rowId<AccountId>()),
  restrictedToProviderName: z.nullable(z.string()),
  shortlistOfRestrictedUser: z.array(rowId<ServiceAreaId>()),
  isProviderStripeAccountId: z.boolean(),
  helpDeskUrl: z.nullable(z.string()),
  intercomUserHash: z.nullable(z.string()),
  /** The same proof as a token that ends; where there is one, the support widget takes it instead. */
  intercomUserJwt: z.optional(z.string()),
  listServiceAreaUserProfile: z.array(serviceAreaUserProfile),
  notifications: z.object({ unreadCount: z.int() }),
  actingAdminName: z.nullable(z.string()),
  /** Set while the rights of a global administrator wait for their second factor. */
  needsSecondFactor: z.optional(z.literal(true)),
})

export type CurrentUser = z.output<typeof currentUser>
