import { PageHeading } from '@waymark/ui/page-heading'
import { usePage } from '@waymark/web-kit/use-page'
import css from './badge-partners.module.css'
import { DataForm } from './data-form.tsx'

/** A new badge partner begins with its name; what it says and its venues follow on its own page. */
export function NewBadgePartnerPage() {
  const heading = usePage('New badge partner')
  return (
    <div className={css.page}>
      <PageHeading ref={heading.ref} lead="Its venues and what it says come next.">
        New badge partner
      </PageHeading>
      <DataForm partner={null} />
    </div>
  )
}
