import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { Navigate, useLocation } from '@waymark/web-kit/router'
import { useFocusOnChange } from '@waymark/web-kit/use-focus-on-change'
import { useInvitation } from '@waymark/web-kit/use-invitation'
import { usePage } from '@waymark/web-kit/use-page'
import css from './add-shortlist.module.css'
import { AnswerPart } from './answer-part.tsx'
import { titleOf } from './invitation-words.ts'

/** /add-shortlist: a provider's invitation, by the link of the email. Accepting puts the location onto one's shortlist. */
export function AddShortlistPage() {
  const { hash } = useLocation()
  const opened = useInvitation('/add-shortlist')
  const { found, shown } = opened
  const step = found.data ?? null
  const title = titleOf(step, shown)
  const { ref } = usePage(title)
  useFocusOnChange(ref, step)
  if (shown?.kind === 'friend') return <Navigate to={`/invitation-landing-page${hash}`} replace />

  return (
    <div className={css.page}>
      <PageHeading ref={ref}>{title}</PageHeading>
      <Loaded of={found} what="your invitation" shape="cards" count={1}>
        {(known) => <AnswerPart step={known} opened={opened} />}
      </Loaded>
    </div>
  )
}
