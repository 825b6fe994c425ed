import { useFocusOnChange } from '@waymark/web-kit/use-focus-on-change'
import { usePage } from '@waymark/web-kit/use-page'
import { type ReactNode, useEffect } from 'react'
import css from './sign-in-frame.module.css'

interface SignInFrameProps {
  /** The route's, unless another is given. */
  readonly title?: string
  readonly lead?: ReactNode
  /** Names what the page shows, where its content is replaced while it is in use; null while it loads. */
  readonly turn?: string | null
  /** It took the place of a form, whose button is gone: the heading takes the focus. */
  readonly isAnswer?: boolean
  readonly children: ReactNode
}

/** The pages before signing in: the form on a card, and beside it what Waymark is. */
export function SignInFrame({ title, lead, turn = null, isAnswer = false, children }: SignInFrameProps) {
  const page = usePage(title)
  useFocusOnChange(page.ref, turn)
  const { ref } = page
  useEffect(() => {
    if (isAnswer) ref.current?.focus()
  }, [isAnswer, ref])
  return (
    <div className={css.frame}>
      <div className={css.card}>
        <h1 ref={page.ref} tabIndex={-1}>
          {page.title}
        </h1>
        {lead && <p className={css.lead}>{lead}</p>}
        {children}
      </div>
      <aside className={css.aside} aria-label="What Waymark is">
        <p className={css.promise}>Know it will work for you, before you go.</p>
        <ol className={css.route}>
          <li>
            <b>Find a place</b>
            <span>Door widths, steps, ramps, hearing loops: facts with a source and a date.</span>
          </li>
          <li>
            <b>See how it fits you</b>
            <span>Say once what you need. Unknown is never a yes.</span>
          </li>
          <li>
            <b>Book it here</b>
            <span>Real free times, with no phone call.</span>
          </li>
        </ol>
      </aside>
    </div>
  )
}
