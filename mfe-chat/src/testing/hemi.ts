import type { SessionUser } from '@waymark/web-kit/session-user'

/** The client of the sample booking. */
export const hemi: SessionUser = {
  email: 'hemi@example.org',
  firstName: 'Hēmi',
  lastName: 'Parata',
  logo: null,
  countryId: 1,
  accountId: 3,
  accountName: 'Hēmi Parata',
  accountType: 'Individual',
  businessAccountSubtype: null,
  isAccountAdmin: false,
  isGlobalAdmin: false,
  onboardingStep: 0,
  userProfileId: 5,
  restrictedToProviderId: null,
  restrictedToProviderName: null,
  shortlistOfRestrictedUser: [],
  isProviderStripeAccountId: false,
  helpDeskUrl: null,
  intercomUserHash: null,
  listServiceAreaUserProfile: [],
  notifications: { unreadCount: 0 },
  actingAdminName: null,
}
