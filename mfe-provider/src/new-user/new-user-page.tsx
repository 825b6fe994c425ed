import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { useNavigate } from '@waymark/web-kit/router'
import { usePage } from '@waymark/web-kit/use-page'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { userHref } from '../user-management/team-member.ts'
import { NewPersonForm } from './new-person-form.tsx'
import styles from './new-user.module.css'

/** /business/user-management/new: invites a person; then their services are chosen on their own page. */
export function NewUserPage() {
  const { ref } = usePage('Invite a person')
  const navigate = useNavigate()
  return (
    <>
      <div className={styles.back}>
        <LinkButton variant="quiet" size="small" icon={ArrowLeft} href="/business/user-management">
          All people
        </LinkButton>
      </div>
      <PageHeading ref={ref} lead="They get an email with a link to choose a password. It works once, for 14 days.">
        Invite a person
      </PageHeading>
      <div className={styles.page}>
        <NewPersonForm draftKey="new-person" onInvited={(person) => void navigate(userHref(person))} />
      </div>
    </>
  )
}
