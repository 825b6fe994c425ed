import { idleDays } from '../db/sessions.ts'

/** The refresh token's cookie: no script reads it, no other site sends it. */
export const refreshCookieName = '__Secure-rt'

const scope = { httpOnly: true, secure: true, sameSite: 'strict', path: '/api/Account' } as const

export const refreshCookie = { ...scope, maxAge: idleDays * 86_400 }
export const clearedRefreshCookie = scope
