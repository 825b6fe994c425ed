import { Fragment, type ReactNode } from 'react'
import { Spoken } from '../product/spoken.tsx'
import styles from './second-line.module.css'

/** A secondary line in small print: an email address under a name. An address that is too long ends its line after "@" or a dot. */
export function SecondLine({ children }: { children: ReactNode }) {
  return <span className={styles.second}>{withBreaks(children)}</span>
}

function withBreaks(children: ReactNode): ReactNode {
  if (typeof children !== 'string' || !children.includes('@')) return <Spoken>{children}</Spoken>
  return children.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is what stands at its place in the address.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
