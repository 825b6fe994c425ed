import { useAppStore } from './store.ts'

/** The value of the choice, in the URL as well. */
export const allLocations = 'all'

/** What somebody with several locations chooses from: the current one, or all; null for everybody else. */
export function useLocationsChoice() {
  const current = useAppStore(({ currentServiceArea }) => currentServiceArea)
  const hasSeveral = useAppStore(({ serviceAreas }) => serviceAreas.length > 1)
  if (!current || !hasSeveral) return null
  return [
    { id: 'one', label: current.name },
    { id: allLocations, label: 'All locations' },
  ] as const
}
