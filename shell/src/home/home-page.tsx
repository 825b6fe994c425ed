import { ForOrganisations } from './for-organisations.tsx'
import { Hero } from './hero.tsx'
import { HowItFits } from './how-it-fits.tsx'
import { WhatToBook } from './what-to-book.tsx'

/** The front page: what Waymark does, and a way into the map. It loads no remote. */
export function HomePage() {
  return (
    <>
      <Hero />
      <HowItFits />
      <WhatToBook />
      <ForOrganisations />
    </>
  )
}
