import Check from 'lucide-react/icons/check'
import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Mark } from './mark.tsx'
import styles from './route-line.module.css'

export interface RouteStop {
  id: string
  title: string
  /** A tick, a triangle "to fix", or the number of the stop. */
  state: 'done' | 'invalid' | 'open'
  /** What is left to fix, in words: "1 thing to fix". */
  stateText?: string
  /** Beside its title: help, or a button for a stop that is closed. */
  help?: ReactNode
  /** Of its heading, which can take the focus then. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Nothing while the stop is closed: it is then one line high. */
  children?: ReactNode
}

export interface RouteLineProps {
  stops: readonly RouteStop[]
  headingLevel?: 2 | 3
}

const defaultWords = { done: 'done', invalid: 'something to fix', open: undefined } as const

/** The violet line with ring stops: the steps of one page in order, solid where done, dashed where not. */
export function RouteLine({ stops, headingLevel = 2 }: RouteLineProps) {
  const prefix = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={styles.stops}>
      {stops.map((stop, index) => {
        const words = stop.stateText ?? defaultWords[stop.state]
        return (
          <li
            key={stop.id}
            className={classNames(styles.stop, styles[stop.state], stop.children === undefined && styles.closed)}
          >
            <span className={styles.mark} aria-hidden="true">
              {stop.state === 'done' && <Icon of={Check} />}
              {stop.state === 'invalid' && <Mark shape="triangle" />}
              {stop.state === 'open' && index + 1}
            </span>
            <section className={styles.part} aria-labelledby={`${prefix}${stop.id}`}>
              <div className={styles.titleRow}>
                <Heading
                  id={`${prefix}${stop.id}`}
                  className={styles.title}
                  {...(stop.headingRef && { ref: stop.headingRef, tabIndex: -1 })}
                >
                  {stop.title} {words && <VisuallyHidden>({words})</VisuallyHidden>}
                </Heading>
                {stop.help}
              </div>
              {stop.children}
            </section>
          </li>
        )
      })}
    </ol>
  )
}
