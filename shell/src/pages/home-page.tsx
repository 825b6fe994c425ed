import { Link } from '@waymark/web-kit/router'
import { usePage } from '@waymark/web-kit/use-page'

export function HomePage() {
  const heading = usePage('Home')
  return (
    <>
      <h1 {...heading}>Your world, your way</h1>
      <Link to="/location-map">Open the map</Link>
    </>
  )
}
