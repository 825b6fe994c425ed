import type { Generated } from 'kysely'

export interface AccountTable {
  id: Generated<number>
  account_type: 'Business' | 'Individual'
  business_subtype: number | null
  is_system: Generated<boolean>
  name: string
  country_id: number
  created_at: Generated<Date>
}

export interface UserProfileTable {
  id: Generated<number>
  account_id: number
  email: string
  first_name: string
  last_name: string
  phone: string | null
  avatar_key: string | null
  password_hash: string | null
  is_account_admin: Generated<boolean>
  is_global_admin: Generated<boolean>
  is_active: Generated<boolean>
  email_confirmed_at: Date | null
  restricted_to_account_id: number | null
  failed_login_count: Generated<number>
  locked_until: Date | null
  access_version: Generated<number>
  created_at: Generated<Date>
}

export interface MembershipTable {
  id: Generated<number>
  user_profile_id: number
  service_area_id: number
  role: number
}

export interface SessionTable {
  id: Generated<string>
  user_profile_id: number
  acting_admin_id: number | null
  user_agent: string | null
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  expires_at: Date
  ended_at: Date | null
  end_reason: string | null
}

export interface RefreshTokenTable {
  token_hash: Buffer
  session_id: string
  created_at: Generated<Date>
  used_at: Date | null
  expires_at: Date
}

export interface EmailLinkTable {
  id: Generated<string>
  user_profile_id: number
  purpose: 'activation' | 'reset'
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export interface EmailPreferenceTable {
  user_profile_id: number
  email_kind: string
  is_wanted: boolean
}

export interface NeedTable {
  user_profile_id: number
  accessibility_option_id: number
  weight: 'must' | 'would help'
  threshold: number | null
}

export interface SigningKeyTable {
  kid: string
  private_jwk: unknown
  public_jwk: unknown
  created_at: Generated<Date>
  retired_at: Date | null
}

/** Tables of the identity service; the views of other services it reads are added beside them. */
export interface IdentityDatabase {
  account: AccountTable
  user_profile: UserProfileTable
  membership: MembershipTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  email_link: EmailLinkTable
  email_preference: EmailPreferenceTable
  need: NeedTable
  signing_key: SigningKeyTable
}
