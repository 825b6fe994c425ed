/** A person's identity in conversations. */
export function identityOf(userProfileId: number): string {
  return `user:${userProfileId}`
}
