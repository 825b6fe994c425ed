import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { updateProfile } from './update-profile.ts'

/** The same as update-profile, called from the map. */
export const mapUpdateProfile: Handler<Context, typeof account.mapUpdateProfile> = updateProfile
