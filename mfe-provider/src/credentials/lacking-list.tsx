import type { credential } from '@waymark/contracts/credential'
import type { OutputOf } from '@waymark/contracts/define-call'
import { lackedText } from '@waymark/web-kit/lacked-text'
import { fullName } from '../scheduling/staff-words.ts'
import styles from './credentials.module.css'

interface LackingListProps {
  readonly people: OutputOf<typeof credential.getCredentialGaps>['people']
}

/** Who lacks what. */
export function LackingList({ people }: LackingListProps) {
  return (
    <ul className={styles.list}>
      {people.map((person) => (
        <li key={person.userProfileId}>
          <b>{fullName(person)}</b>: {person.lacks.map(lackedText).join(', ')}
        </li>
      ))}
    </ul>
  )
}
