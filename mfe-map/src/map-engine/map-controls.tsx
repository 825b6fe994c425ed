import { Icon } from '@waymark/ui/icon'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import type { LucideIcon } from 'lucide-react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Minus from 'lucide-react/icons/minus'
import Move from 'lucide-react/icons/move'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import styles from './map-controls.module.css'
import { moveMs, useMapHandle } from './map-handle.ts'

const stepPx = 160

const moves = [
  { words: 'Move the map up', icon: ArrowUp, place: styles.up, by: [0, -stepPx] },
  { words: 'Move the map left', icon: ArrowLeft, place: styles.left, by: [-stepPx, 0] },
  { words: 'Move the map right', icon: ArrowRight, place: styles.right, by: [stepPx, 0] },
  { words: 'Move the map down', icon: ArrowDown, place: styles.down, by: [0, stepPx] },
] as const

/** Zooms and moves the map without dragging or a wheel. */
export function MapControls() {
  const map = useMapHandle()
  const padId = useId()
  const [isPadOpen, setPadOpen] = useState(false)
  if (!map) return null
  const zoomBy = (steps: number) => map.easeTo({ zoom: Math.round(map.getZoom() + steps), duration: moveMs() })
  return (
    <fieldset className={styles.controls}>
      <legend>
        <VisuallyHidden>Zoom and move the map</VisuallyHidden>
      </legend>
      <div className={styles.stack}>
        <MapButton words="Zoom in" icon={Plus} onPress={() => zoomBy(1)} />
        <MapButton words="Zoom out" icon={Minus} onPress={() => zoomBy(-1)} />
        <button
          type="button"
          className={styles.button}
          aria-expanded={isPadOpen}
          aria-controls={padId}
          onClick={() => setPadOpen(!isPadOpen)}
        >
          <Icon of={Move} />
          <VisuallyHidden>Buttons to move the map</VisuallyHidden>
        </button>
      </div>
      <div id={padId} className={styles.pad} hidden={!isPadOpen}>
        {moves.map(({ words, icon, place, by }) => (
          <MapButton
            key={words}
            words={words}
            icon={icon}
            place={place}
            onPress={() => map.panBy([by[0], by[1]], { duration: moveMs() })}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface MapButtonProps {
  readonly words: string
  readonly icon: LucideIcon
  readonly place?: string | undefined
  readonly onPress: () => void
}

function MapButton({ words, icon, place, onPress }: MapButtonProps) {
  return (
    <button
      type="button"
      className={place ? `${styles.button} ${place}` : styles.button}
      title={words}
      onClick={onPress}
    >
      <Icon of={icon} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </button>
  )
}
