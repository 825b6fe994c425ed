import { PageHeading } from '@waymark/ui/page-heading'
import { useNavigate } from '@waymark/web-kit/router'
import { usePage } from '@waymark/web-kit/use-page'
import { userHref } from '../user-management/team-member.ts'
import { NewPersonForm } from './new-person-form.tsx'
import styles from './new-user.module.css'

/** /business/user-management/new: invites a person; then their services are chosen on their own page. */
export function NewUserPage() {
  const page = usePage('Invite a person')
  const navigate = useNavigate()
  return (
    <>
      <PageHeading
        page={page}
        back={{ href: '/business/user-management', label: 'All people' }}
        lead="They get an email with a link to choose a password. It works once, for 14 days."
      />
      <div className={styles.page}>
        <NewPersonForm draftKey="new-person" onInvited={(person) => void navigate(userHref(person))} />
      </div>
    </>
  )
}
