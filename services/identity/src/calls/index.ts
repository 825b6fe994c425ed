import type { account } from '@waymark/contracts/account'
import type { common } from '@waymark/contracts/common'
import type { invitation } from '@waymark/contracts/invitation'
import type { userManagement } from '@waymark/contracts/user-management'
import type { Handlers } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'
import { activationUser } from './activation-user.ts'
import { addShortlistFromEmailInvitation } from './add-shortlist-from-email-invitation.ts'
import { changePassword } from './change-password.ts'
import { deleteMyAccount } from './delete-my-account.ts'
import { deleteServiceAreaUserProfile } from './delete-service-area-user-profile.ts'
import { downloadMyData } from './download-my-data.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { extendActing } from './extend-acting.ts'
import { forgotPassword } from './forgot-password.ts'
import { getAccountSubTypeDropdown } from './get-account-sub-type-dropdown.ts'
import { getActivityAgesDropdown } from './get-activity-ages-dropdown.ts'
import { getActivitySessionStatusDropdown } from './get-activity-session-status-dropdown.ts'
import { getAllProfileFilterDropdown } from './get-all-profile-filter-dropdown.ts'
import { getAllProfileTypeDropdown } from './get-all-profile-type-dropdown.ts'
import { getAmenityTypeDropdown } from './get-amenity-type-dropdown.ts'
import { getAssignedServicesByUserProfileId } from './get-assigned-services-by-user-profile-id.ts'
import { getBusinessAccountSubtypeDropdown } from './get-business-account-subtype-dropdown.ts'
import { getBusinessAccounts } from './get-business-accounts.ts'
import { getBusinessAccountsSubtype } from './get-business-accounts-subtype.ts'
import { getClientSettings } from './get-client-settings.ts'
import { getCountryDropdown } from './get-country-dropdown.ts'
import { getEmailTemplateTypeConsumerDropdown } from './get-email-template-type-consumer-dropdown.ts'
import { getEmailTemplateTypeGeneralDropdown } from './get-email-template-type-general-dropdown.ts'
import { getEmailTemplateTypeProviderDropdown } from './get-email-template-type-provider-dropdown.ts'
import { getNeeds } from './get-needs.ts'
import { getPaymentSubscription } from './get-payment-subscription.ts'
import { getPricingSettings } from './get-pricing-settings.ts'
import { getProfileTypeDropdown } from './get-profile-type-dropdown.ts'
import { getRegionsDistricts } from './get-regions-districts.ts'
import { getSentInvitations } from './get-sent-invitations.ts'
import { getServiceAreaDropdown } from './get-service-area-dropdown.ts'
import { getSessions } from './get-sessions.ts'
import { getSubscriptionCheckoutId } from './get-subscription-checkout-id.ts'
import { getUserEmailPreferences } from './get-user-email-preferences.ts'
import { getUserList } from './get-user-list.ts'
import { getUserProfile } from './get-user-profile.ts'
import { getUserProfiles } from './get-user-profiles.ts'
import { getUserToken } from './get-user-token.ts'
import { getVenueTypeDropdown } from './get-venue-type-dropdown.ts'
import { getWidgetScript } from './get-widget-script.ts'
import { isValidInvitationEmail } from './is-valid-invitation-email.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { lookup } from './lookup.ts'
import { mapUpdateProfile } from './map-update-profile.ts'
import { refreshToken } from './refresh-token.ts'
import { registerBusinessAccount } from './register-business-account.ts'
import { registerGuestUser } from './register-guest-user.ts'
import { registerUser } from './register-user.ts'
import { removeDefaultServicearea } from './remove-default-servicearea.ts'
import { resentActiveEmail } from './resent-active-email.ts'
import { resetPassword } from './reset-password.ts'
import { sendInvitationToConsumer } from './send-invitation-to-consumer.ts'
import { sendInvitationToFriendFromIndividual } from './send-invitation-to-friend-from-individual.ts'
import { updateAccountSubtypeByGlobalAdmin } from './update-account-subtype-by-global-admin.ts'
import { updateNeeds } from './update-needs.ts'
import { updatePaymentSubscription } from './update-payment-subscription.ts'
import { updateProfile } from './update-profile.ts'
import { updateServiceAreaUserProfile } from './update-service-area-user-profile.ts'
import { updateServiceAssignmentsToUser } from './update-service-assignments-to-user.ts'
import { updateUserByGlobalAdmin } from './update-user-by-global-admin.ts'
import { updateUserEmailPreferences } from './update-user-email-preferences.ts'
import { updateUserProfile } from './update-user-profile.ts'
import { validateResetPassword } from './validate-reset-password.ts'

export const accountCalls: Handlers<Context, typeof account> = {
  login,
  refreshToken,
  logout,
  forgotPassword,
  validateResetPassword,
  resetPassword,
  registerUser,
  resentActiveEmail,
  activationUser,
  updateProfile,
  changePassword,
  getBusinessAccounts,
  getBusinessAccountsSubtype,
  registerBusinessAccount,
  registerGuestUser,
  mapUpdateProfile,
  removeDefaultServicearea,
  getUserEmailPreferences,
  updateUserEmailPreferences,
  getNeeds,
  updateNeeds,
  getSessions,
  endSession,
  endOtherSessions,
  getUserList,
  getUserToken,
  extendActing,
  updateUserByGlobalAdmin,
  updateAccountSubtypeByGlobalAdmin,
  downloadMyData,
  deleteMyAccount,
  getPaymentSubscription,
  getSubscriptionCheckoutId,
  updatePaymentSubscription,
}

export const commonCalls: Handlers<Context, typeof common> = {
  getClientSettings,
  getServiceAreaDropdown,
  getCountryDropdown,
  getRegionsDistricts,
  getBusinessAccountSubtypeDropdown,
  getVenueTypeDropdown,
  getActivityAgesDropdown,
  getActivitySessionStatusDropdown,
  getProfileTypeDropdown,
  getAccountSubTypeDropdown,
  getAmenityTypeDropdown,
  getAllProfileFilterDropdown,
  getAllProfileTypeDropdown,
  getEmailTemplateTypeGeneralDropdown,
  getEmailTemplateTypeConsumerDropdown,
  getEmailTemplateTypeProviderDropdown,
  lookup,
  getPricingSettings,
  getWidgetScript,
}

export const userManagementCalls: Handlers<Context, typeof userManagement> = {
  getUserProfiles,
  getUserProfile,
  updateUserProfile,
  updateServiceAreaUserProfile,
  deleteServiceAreaUserProfile,
  getAssignedServicesByUserProfileId,
  updateServiceAssignmentsToUser,
}

export const invitationCalls: Handlers<Context, typeof invitation> = {
  sendInvitationToConsumer,
  getSentInvitations,
  isValidInvitationEmail,
  addShortlistFromEmailInvitation,
  sendInvitationToFriendFromIndividual,
}
