export const loginPath = '/login'

/** Pages of emailed links, which may end every session of their person and say so themselves. */
const emailedLinkPaths: readonly string[] = ['/activation-user', '/confirm-email', '/reset-password']

/** Whether somebody whose session ends on this page has to log in to go on with it. */
export function needsLoginAt(pathname: string): boolean {
  return pathname !== loginPath && !emailedLinkPaths.includes(pathname)
}

/** The login page, which leads on to `address` (path and query). */
export function loginAddress(address: string): string {
  return `${loginPath}?${new URLSearchParams({ url: address })}`
}
