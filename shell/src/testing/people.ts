import { businessSubtype, staffRole } from '@waymark/domain/enums'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { hemi } from '@waymark/web-kit/testing/people'

/** The person signed in by the frame's tests: a client with notifications. */
export const individual: SessionUser = { ...hemi, notifications: { unreadCount: 2 } }

/** A manager at a location of an organisation with a help centre. */
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
