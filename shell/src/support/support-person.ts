import type { AppState } from '@waymark/web-kit/store'

/** Whom the support widget may show itself to, and what those who answer are told of them (product.md section 1). */
export interface SupportPerson {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly userType: 'Business' | 'Individual'
  readonly providerId: number | null
  readonly providerName: string | null
  readonly restrictedToProviderId: number | null
  readonly restrictedToProviderName: string | null
  /** The proof that it is them: a token that ends, or the hash of the id where there is none. */
  readonly proof: { readonly jwt: string } | { readonly hash: string }
}

/** The signed-in person; null without one, without keys, and while somebody acts as them. */
export function supportPersonOf({ user, acting }: Pick<AppState, 'user' | 'acting'>): SupportPerson | null {
  if (!user || acting || user.actingAdminName !== null || user.intercomUserHash === null) return null
  const isBusiness = user.accountType === 'Business'
  return {
    userId: String(user.userProfileId),
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    userType: user.accountType,
    providerId: isBusiness ? user.accountId : null,
    providerName: isBusiness ? user.accountName : null,
    restrictedToProviderId: user.restrictedToProviderId,
    restrictedToProviderName: user.restrictedToProviderName,
    proof: user.intercomUserJwt === undefined ? { hash: user.intercomUserHash } : { jwt: user.intercomUserJwt },
  }
}
