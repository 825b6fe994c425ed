import type { credential } from '@waymark/contracts/credential'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import { lackedText } from '@waymark/web-kit/lacked-text'
import { useAppStore } from '@waymark/web-kit/store'
import { fullName } from '../scheduling/staff-words.ts'
import styles from './credentials.module.css'

interface LackingListProps {
  readonly people: OutputOf<typeof credential.getCredentialGaps>['people']
}

/** Who lacks what, with the way to where it is noted for those who may. */
export function LackingList({ people }: LackingListProps) {
  const mayNote = useAppStore(({ user }) => user?.isAccountAdmin === true)
  return (
    <Stack gap={2}>
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.userProfileId}>
            <b>{fullName(person)}</b>: {person.lacks.map(lackedText).join(', ')}
            {mayNote && (
              <>
                {'. '}
                <TextLink href={`/business/user-management/${person.userProfileId}`}>
                  Note credentials of {fullName(person)}
                </TextLink>
              </>
            )}
          </li>
        ))}
      </ul>
      {!mayNote && <p>An admin of your organisation can note what somebody holds.</p>}
    </Stack>
  )
}
