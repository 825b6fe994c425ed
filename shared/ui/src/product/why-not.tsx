import { Disclosure } from '../layout/disclosure.tsx'
import styles from './why-not.module.css'

export interface WhyNotProps {
  readonly people: readonly { readonly id: number; readonly name: string; readonly reason: string }[]
  readonly headingLevel?: 2 | 3 | 4
}

/** People who cannot be chosen, each with the reason; nothing where there is nobody. */
export function WhyNot({ people, headingLevel = 3 }: WhyNotProps) {
  if (people.length === 0) return null
  const title = people.length === 1 ? '1 person cannot, and why' : `${people.length} people cannot, and why`
  return (
    <Disclosure title={title} headingLevel={headingLevel}>
      <ul className={styles.people}>
        {people.map(({ id, name, reason }) => (
          <li key={id}>
            <b>{name}</b>: {reason}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
