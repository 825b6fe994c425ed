import { isOnboarding } from '@waymark/domain/account/onboarding'
import type { Visitor } from '@waymark/domain/rights/route-access'
import { useMemo } from 'react'
import { type AppState, useAppStore } from './store.ts'

/** The signed-in person as `domain/rights` sees them (menu, routes, roles); null when nobody is signed in. */
export function visitorOf({ user, mode, role }: Pick<AppState, 'user' | 'mode' | 'role'>): Visitor | null {
  if (!user) return null
  const { accountType, businessAccountSubtype: subtype, isAccountAdmin, isGlobalAdmin, onboardingStep } = user
  return {
    accountType,
    subtype,
    isAccountAdmin,
    isGlobalAdmin,
    role,
    mode,
    isOnboarding: !user.needsSecondFactor && isOnboarding({ accountType, subtype, onboardingStep }),
    needsSecondFactor: user.needsSecondFactor === true,
  }
}

/** `visitorOf` the current state of the store. */
export function useVisitor(): Visitor | null {
  const user = useAppStore((state) => state.user)
  const mode = useAppStore((state) => state.mode)
  const role = useAppStore((state) => state.role)
  return useMemo(() => visitorOf({ user, mode, role }), [user, mode, role])
}
