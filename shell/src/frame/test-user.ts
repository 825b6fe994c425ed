import { businessSubtype, staffRole } from '@waymark/domain/enums'
import type { SessionUser } from '@waymark/web-kit/session-user'

/** People that the tests of the frame sign in. */
export const individual: SessionUser = {
  email: 'hemi@demo.test',
  firstName: 'Hēmi',
  lastName: 'Parata',
  logo: null,
  countryId: 1,
  accountId: 1,
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
  notifications: { unreadCount: 2 },
  actingAdminName: null,
}

export const manager: SessionUser = {
  ...individual,
  firstName: 'Mere',
  lastName: 'Ngata',
  userProfileId: 6,
  accountType: 'Business',
  accountName: 'Kōwhai Care',
  businessAccountSubtype: businessSubtype.Hybrid,
  onboardingStep: 7,
  helpDeskUrl: 'https://help.demo.test',
  listServiceAreaUserProfile: [
    {
      serviceAreaUserProfileId: 1,
      serviceAreaId: 10,
      userRole: staffRole.StaffAndServiceManager,
      serviceArea: { name: 'Newtown' },
    },
  ],
}
