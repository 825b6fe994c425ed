import type { account } from '@waymark/contracts/account'
import type { common } from '@waymark/contracts/common'
import type { Handlers } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'
import { activationUser } from './activation-user.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { getBusinessAccountSubtypeDropdown } from './get-business-account-subtype-dropdown.ts'
import { getBusinessAccounts } from './get-business-accounts.ts'
import { getBusinessAccountsSubtype } from './get-business-accounts-subtype.ts'
import { getClientSettings } from './get-client-settings.ts'
import { getCountryDropdown } from './get-country-dropdown.ts'
import { getRegionsDistricts } from './get-regions-districts.ts'
import { getServiceAreaDropdown } from './get-service-area-dropdown.ts'
import { getVenueTypeDropdown } from './get-venue-type-dropdown.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { refreshToken } from './refresh-token.ts'
import { registerUser } from './register-user.ts'
import { resentActiveEmail } from './resent-active-email.ts'
import { resetPassword } from './reset-password.ts'
import { updateProfile } from './update-profile.ts'
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
}

export const commonCalls: Handlers<Context, typeof common> = {
  getClientSettings,
  getServiceAreaDropdown,
  getCountryDropdown,
  getRegionsDistricts,
  getBusinessAccountSubtypeDropdown,
  getVenueTypeDropdown,
}
