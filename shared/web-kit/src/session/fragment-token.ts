/**
 * The token of an emailed link. It stands behind the `#`, which browsers never send, so that no log of any server on
 * the way holds it.
 */
export function fragmentToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token')
}
