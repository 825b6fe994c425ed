/** The id of a person of ours behind an identity at Twilio; null for anybody else. */
export function userOfIdentity(identity: string): number | null {
  const id = /^user:([1-9]\d{0,14})$/.exec(identity)?.[1]
  return id === undefined ? null : Number(id)
}
