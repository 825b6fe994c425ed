import { useEffect, useState } from 'react'

/** True once the screen has been shown this long. */
export function useHasWaited(milliseconds: number): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return hasWaited
}
