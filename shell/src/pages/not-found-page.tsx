import { texts } from '@waymark/domain/texts'
import { Link } from '@waymark/web-kit/router'
import { usePage } from '@waymark/web-kit/use-page'

/** An unknown path. */
export function NotFoundPage() {
  const heading = usePage(texts.notFound)
  return (
    <>
      <h1 {...heading}>{texts.notFoundTitle}</h1>
      <p>{texts.notFound}</p>
      <Link to="/dashboard">Back to the dashboard</Link>
    </>
  )
}
