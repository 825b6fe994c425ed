import { classNames } from './class-names.ts'
import styles from './room.module.css'
import { type RoomProps, roomAttributes } from './room.ts'

export interface ClusterProps extends RoomProps {
  /** The first at the start of the line, the last at the end. */
  isSpread?: boolean
}

/** Items side by side that wrap: buttons, tags. */
export function Cluster({ isSpread = false, ...props }: ClusterProps) {
  const { as: Element = 'div', gap = 3, children } = props
  return (
    <Element {...roomAttributes(classNames(styles.cluster, isSpread && styles.between), gap, props)}>
      {children}
    </Element>
  )
}
