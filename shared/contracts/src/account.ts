import { administration } from './account/administration.ts'
import { profile } from './account/profile.ts'
import { registration } from './account/registration.ts'
import { secondFactor } from './account/second-factor.ts'
import { signIn } from './account/sign-in.ts'
import { staffProfile } from './account/staff-profile.ts'
import { subscription } from './account/subscription.ts'

/** Account (calls.md, /api/Account/). */
export const account = {
  ...signIn,
  ...secondFactor,
  ...registration,
  ...profile,
  ...staffProfile,
  ...administration,
  ...subscription,
} as const
