import { metresPerPixel } from '@waymark/web-kit/view-bounds'
import { useEffect, useRef } from 'react'
import { useMapHandle } from './map-handle.ts'
import styles from './scale-bar.module.css'
import { scaleStep } from './scale-step.ts'

const maxPx = 96

/** A scale: how long a distance on the map is on the ground. */
export function ScaleBar() {
  const map = useMapHandle()
  const bar = useRef<HTMLSpanElement>(null)
  const words = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!map) return
    const draw = () => {
      if (!bar.current || !words.current) return
      const metresPerPx = metresPerPixel(map.getCenter().lat, map.getZoom())
      const metres = scaleStep(metresPerPx * maxPx)
      bar.current.style.setProperty('--length', `${(metres / metresPerPx).toFixed(0)}px`)
      words.current.textContent = metres < 1000 ? `${metres} m` : `${metres / 1000} km`
    }
    draw()
    map.on('move', draw)
    return () => {
      map.off('move', draw)
    }
  }, [map])

  return (
    <p className={styles.scale}>
      <span ref={bar} className={styles.bar} />
      <span ref={words} />
    </p>
  )
}
