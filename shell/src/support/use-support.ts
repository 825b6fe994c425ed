import { useAppStore } from '@waymark/web-kit/store'
import { useEffect } from 'react'
import { supportPersonOf } from './support-person.ts'

/** Loads the support widget for somebody who may have it; without its keys nothing is loaded. */
export function useSupport(): void {
  const isOffered = useAppStore((state) => supportPersonOf(state) !== null)
  useEffect(() => {
    if (!isOffered) return
    import('./start-support.ts')
      .then(({ startSupport }) => startSupport())
      .catch((error: unknown) => {
        // Everything else works without it, and the contact form takes messages as well.
        console.warn('The support widget did not load.', error)
      })
  }, [isOffered])
}
