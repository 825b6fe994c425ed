import { knownDeviceDays } from '../db/second-factors.ts'
import { idleDays } from '../db/sessions.ts'

const scope = { httpOnly: true, secure: true, sameSite: 'strict', path: '/api/Account' } as const

export const refreshCookie = { ...scope, maxAge: idleDays * 86_400 }
export const knownDeviceCookie = { ...scope, maxAge: knownDeviceDays * 86_400 }
export const clearedRefreshCookie = scope
