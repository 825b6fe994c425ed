import { texts } from '@waymark/domain/texts'
import { useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import { ActionLink } from '../action-link.tsx'
import css from './not-found-page.module.css'

/** An unknown path. */
export function NotFoundPage() {
  const heading = usePage(texts.notFound)
  const isSignedIn = useAppStore((state) => state.user !== null)
  return (
    <div className={css.page}>
      <svg className={css.picture} viewBox="0 0 320 96" aria-hidden="true" focusable="false">
        <path d="M20 70C70 70 70 26 120 26s52 40 92 40" className={css.line} />
        <path d="M222 64l20-8m14-6l18-9m13-8l13-13" className={css.dashed} />
        <circle cx="20" cy="70" r="11" className={css.ring} />
        <circle cx="300" cy="20" r="11" className={css.lost} />
      </svg>
      <h1 ref={heading.ref} tabIndex={-1}>
        {texts.notFoundTitle}
      </h1>
      <p className={css.text}>{texts.notFound}</p>
      <p>The address may be mistyped, or the page has moved.</p>
      <p className={css.actions}>
        {isSignedIn ? (
          <ActionLink variant="primary" to="/dashboard">
            Back to the dashboard
          </ActionLink>
        ) : (
          <>
            <ActionLink variant="primary" to="/">
              Go to the front page
            </ActionLink>
            <ActionLink to="/location-map">Look around on the map</ActionLink>
          </>
        )}
      </p>
    </div>
  )
}
