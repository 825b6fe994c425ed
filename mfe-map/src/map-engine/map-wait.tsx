import { useEffect, useState } from 'react'
import css from './map-wait.module.css'

/** After this time a map says that it is loading; ms. What comes sooner speaks for itself. */
const longWaitMs = 500

/** Says over a map that it is loading, once, until its first frame is drawn. Stays beside the map all the while. */
export function MapWait({ isOver }: { readonly isOver: boolean }) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={css.wait}>
      {isLong && !isOver && <span className={css.words}>The map is loading.</span>}
    </p>
  )
}
