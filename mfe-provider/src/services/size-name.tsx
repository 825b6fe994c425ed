import { durationText } from '../scheduling/duration-words.ts'
import styles from './service-settings.module.css'

interface SizeNameProps {
  readonly name: string
  readonly durationHours: number
}

/** The name of a job size, and how long it takes unless its name says so. */
export function SizeName(size: SizeNameProps) {
  const duration = durationBeside(size)
  return (
    <>
      {size.name}
      {duration !== null && <span className={styles.duration}> ({duration})</span>}
    </>
  )
}

/** The same as text. */
export function sizeText(size: SizeNameProps): string {
  const duration = durationBeside(size)
  return duration === null ? size.name : `${size.name} (${duration})`
}

function durationBeside({ name, durationHours }: SizeNameProps): string | null {
  const duration = durationText(durationHours * 60)
  return name === duration ? null : duration
}
