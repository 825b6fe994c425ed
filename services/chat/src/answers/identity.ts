import type { UserProfileId } from '@waymark/domain/ids'
/** A person's identity in conversations. */
export function identityOf(userProfileId: UserProfileId): string {
  return `user:${userProfileId}`
}
