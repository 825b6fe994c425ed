/** How a person is called in conversations. */
export function identityOf(userProfileId: number): string {
  return `user:${userProfileId}`
}
