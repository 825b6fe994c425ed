import styles from './room.module.css'
import { type RoomProps, roomAttributes } from './room.ts'

/** Stacks items vertically. */
export function Stack(props: RoomProps) {
  const { as: Element = 'div', gap = 4, children } = props
  return <Element {...roomAttributes(styles.stack, gap, props)}>{children}</Element>
}
