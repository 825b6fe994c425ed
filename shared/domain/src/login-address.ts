export const loginPath = '/login'

/** The login page, which leads on to `address` (path and query). */
export function loginAddress(address: string): string {
  return `${loginPath}?${new URLSearchParams({ url: address })}`
}
