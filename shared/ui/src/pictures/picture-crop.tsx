import { type PointerEvent, useEffect, useRef } from 'react'
import { Slider } from '../fields/slider.tsx'
import { Stack } from '../layout/stack.tsx'
import { type Crop, type CropShape, dragged } from './crop.ts'
import { drawCrop } from './draw-crop.ts'
import styles from './picture-crop.module.css'

export interface PictureCropProps {
  readonly picture: HTMLImageElement
  readonly shape: CropShape
  readonly crop: Crop
  /** What the part becomes: "The part of the picture that becomes your logo". */
  readonly label: string
  /** Shows it in the size of lists as well. */
  readonly small?: { readonly width: number; readonly caption: string; readonly label: string }
  readonly onChange: (crop: Crop) => void
}

/** "30%", on the screen and to a screen reader. */
const percent = { formatOptions: { style: 'unit', unit: 'percent' } } as const

/** Chooses the part of a picture that shows: dragged with the mouse or a finger, or by three sliders and their arrow keys. */
export function PictureCrop({ picture, shape, crop, label, small, onChange }: PictureCropProps) {
  const large = useRef<HTMLCanvasElement>(null)
  const little = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number; crop: Crop } | null>(null)

  useEffect(() => {
    for (const canvas of [large.current, little.current]) if (canvas) drawCrop(canvas, picture, shape, crop)
  }, [picture, shape, crop])

  function grab(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, y: event.clientY, crop }
  }

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    const start = from.current
    if (!start) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const size = { width: picture.naturalWidth, height: picture.naturalHeight }
    const by = [(event.clientX - start.x) / width, (event.clientY - start.y) / height] as const
    onChange(dragged(size, shape, start.crop, ...by))
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
            width={shape.width}
            height={shape.height}
            role="img"
            aria-label={label}
            onPointerDown={grab}
            onPointerMove={drag}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          />
          <figcaption>Drag it, or use the sliders</figcaption>
        </figure>
        {small && (
          <figure className={styles.figure}>
            <canvas
              ref={little}
              className={styles.small}
              width={small.width}
              height={(small.width * shape.height) / shape.width}
              role="img"
              aria-label={small.label}
            />
            <figcaption>{small.caption}</figcaption>
          </figure>
        )}
      </div>
      <div className={styles.sliders}>
        <Slider
          {...percent}
          label="Size"
          value={Math.round(crop.size)}
          onChange={(size) => onChange({ ...crop, size })}
        />
        <Slider
          {...percent}
          label="Left to right"
          value={Math.round(crop.across)}
          onChange={(across) => onChange({ ...crop, across })}
        />
        <Slider
          {...percent}
          label="Top to bottom"
          value={Math.round(crop.down)}
          onChange={(down) => onChange({ ...crop, down })}
        />
      </div>
    </Stack>
  )
}
