import { useAppStore } from '../session/store.ts'

interface Missing {
  readonly title: string
  readonly next: string
}

/**
 * What stands where something of an organisation cannot be read: `otherwise`, or for somebody who is restricted to one
 * organisation that they see what is theirs alone. `noun` is "place", "activity" or "session".
 */
export function useMissing(noun: string, otherwise: Missing): Missing {
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)
  if (onlyProvider === null) return otherwise
  return {
    title: `You do not see this ${noun}`,
    next: `Your bookings are with ${onlyProvider} only, so you see what they offer and nothing of others. Ask ${onlyProvider} if you should see more. If this ${noun} is theirs, it is not offered any more.`,
  }
}
