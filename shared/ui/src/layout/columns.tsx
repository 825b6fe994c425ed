import { classNames } from './class-names.ts'
import styles from './room.module.css'
import { type RoomProps, roomAttributes } from './room.ts'

export interface ColumnsProps extends RoomProps {
  /** Columns of 20 rem at least, such as cards; else 13 rem, such as fields. */
  isWide?: boolean
  /** Columns of 11 rem at least, such as numbers. */
  isNarrow?: boolean
}

/** As many equal columns as fit: the fields of a form row, the filters of a list. */
export function Columns({ isWide = false, isNarrow = false, ...props }: ColumnsProps) {
  const { as: Element = 'div', gap = 4, children } = props
  return (
    <Element
      {...roomAttributes(
        classNames(styles.columns, isWide && styles.wide, isNarrow && styles.narrowColumns),
        gap,
        props,
      )}
    >
      {children}
    </Element>
  )
}
