import type { CurrentUser } from '@waymark/contracts/current-user'

/**
 * A person as the server just answered, with the end of their token on this computer's clock: a clock that is minutes
 * ahead would otherwise renew it without end. Anything else than a token with its times stays as it is.
 */
export function onThisClock(user: CurrentUser, nowMs: number): CurrentUser {
  const lifeMs = lifeOf(user.token)
  return lifeMs === null ? user : { ...user, expires: new Date(nowMs + lifeMs).toISOString() }
}

function lifeOf(token: string): number | null {
  const [, payload] = token.split('.')
  if (payload === undefined) return null
  try {
    const times: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof times !== 'object' || times === null || !('iat' in times) || !('exp' in times)) return null
    const { iat, exp } = times
    return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? (exp - iat) * 1000 : null
  } catch {
    return null
  }
}
