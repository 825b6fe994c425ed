/**
 * The token of an emailed link. It is in the fragment, which browsers never send, so that no server log on
 * the way contains it.
 */
export function fragmentToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token')
}
