import { classNames } from './class-names.ts'
import styles from './room.module.css'
import { type RoomProps, roomAttributes } from './room.ts'

export interface ClusterProps extends RoomProps {
  /** The first at the start of the line, the last at its end. */
  isSpread?: boolean
}

/** Things beside each other, on as many lines as they need: buttons, tags. */
export function Cluster({ isSpread = false, ...props }: ClusterProps) {
  const { as: Element = 'div', gap = 3, children } = props
  return (
    <Element {...roomAttributes(classNames(styles.cluster, isSpread && styles.between), gap, props)}>
      {children}
    </Element>
  )
}
