import type { SessionUser } from '../session/session-user.ts'

/** A client: the one of the sample booking. */
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

/** The admin of Kōwhai Care at its location in Newtown. */
export const aroha: SessionUser = {
  ...hemi,
  email: 'aroha@example.org',
  firstName: 'Aroha',
  lastName: 'Ngata',
  accountId: 7,
  accountName: 'Kōwhai Care',
  accountType: 'Business',
  businessAccountSubtype: 1,
  isAccountAdmin: true,
  onboardingStep: 7,
  userProfileId: 9,
  listServiceAreaUserProfile: [
    { serviceAreaUserProfileId: 1, serviceAreaId: 1, userRole: 1, serviceArea: { name: 'Kōwhai Care, Newtown' } },
  ],
}
