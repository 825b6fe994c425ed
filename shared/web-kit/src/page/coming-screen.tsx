import css from './coming-screen.module.css'
import { Link, type RouteObject } from './router.ts'
import { usePage } from './use-page.ts'

/** A screen that is not built yet; says what will be there. */
function ComingScreen({ title, text }: { readonly title: string; readonly text: string }) {
  const heading = usePage(title)
  return (
    <div className={css.screen}>
      <h1 ref={heading.ref} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.text}>{text}</p>
      <p className={css.text}>This screen is not ready yet. Everything else works as usual.</p>
      <p>
        <Link to="/dashboard">Back to the dashboard</Link>
      </p>
    </div>
  )
}

/** A route whose screen comes later. `text` says what will be there. */
export function comingRoute(path: string, title: string, text: string): RouteObject {
  return { path, handle: { title }, element: <ComingScreen title={title} text={text} /> }
}
