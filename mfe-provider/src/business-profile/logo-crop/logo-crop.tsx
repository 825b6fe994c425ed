import { Slider } from '@waymark/ui/slider'
import { Stack } from '@waymark/ui/stack'
import { type PointerEvent, useEffect, useRef } from 'react'
import { type Crop, dragged } from './crop.ts'
import { drawCrop } from './draw-crop.ts'
import styles from './logo-crop.module.css'

/** The side of the largest logo that is kept, in pixels. */
const shownSide = 360

interface LogoCropProps {
  readonly picture: HTMLImageElement
  readonly crop: Crop
  readonly onChange: (crop: Crop) => void
}

/** Chooses the square of a picture that becomes the logo: dragged with the mouse or a finger, or by three sliders. */
export function LogoCrop({ picture, crop, onChange }: LogoCropProps) {
  const large = useRef<HTMLCanvasElement>(null)
  const small = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number; crop: Crop } | null>(null)

  useEffect(() => {
    for (const canvas of [large.current, small.current]) if (canvas) drawCrop(canvas, picture, crop)
  }, [picture, crop])

  function grab(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, y: event.clientY, crop }
  }

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    const start = from.current
    if (!start) return
    const { width: shown } = event.currentTarget.getBoundingClientRect()
    const size = { width: picture.naturalWidth, height: picture.naturalHeight }
    onChange(dragged(size, start.crop, (event.clientX - start.x) / shown, (event.clientY - start.y) / shown))
  }

  function letGo() {
    from.current = null
  }

  return (
    <Stack>
      <div className={styles.pictures}>
        <figure className={styles.figure}>
          <canvas
            ref={large}
            className={styles.large}
            width={shownSide}
            height={shownSide}
            role="img"
            aria-label="The part of the picture that becomes your logo"
            onPointerDown={grab}
            onPointerMove={drag}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          />
          <figcaption>Drag it, or use the sliders</figcaption>
        </figure>
        <figure className={styles.figure}>
          <canvas
            ref={small}
            className={styles.small}
            width={140}
            height={140}
            role="img"
            aria-label="The same, in the small size"
          />
          <figcaption>In lists</figcaption>
        </figure>
      </div>
      <div className={styles.sliders}>
        <Slider label="Size" value={Math.round(crop.size)} onChange={(size) => onChange({ ...crop, size })} />
        <Slider
          label="Left to right"
          value={Math.round(crop.across)}
          onChange={(across) => onChange({ ...crop, across })}
        />
        <Slider label="Top to bottom" value={Math.round(crop.down)} onChange={(down) => onChange({ ...crop, down })} />
      </div>
    </Stack>
  )
}
