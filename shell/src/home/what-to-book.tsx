import { PlaceArt } from '@waymark/ui/place-art'
import { VenueArt } from '@waymark/ui/venue-art'
import type { ReactNode } from 'react'
import { PreloadLink } from '../preload-link.tsx'
import css from './what-to-book.module.css'

interface Tile {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly facts: readonly (readonly [term: string, detail: string])[]
  readonly picture: ReactNode
}

const tiles: readonly Tile[] = [
  {
    to: '/booking/book-service',
    title: 'Services at your home',
    text: 'Personal care, home help, therapy, a drive to an appointment. You see real free times and choose one.',
    facts: [
      ['Who comes', 'Staff of an organisation near you'],
      ['When', 'The next free time first'],
      ['How often', 'Once, or every week'],
    ],
    picture: <PlaceArt of="tallRoom" />,
  },
  {
    to: '/activity-booking/new-booking',
    title: 'Activities and events',
    text: 'Sessions with what you need counted in: wheelchair spaces, interpreters, quiet slots.',
    facts: [
      ['Alone or together', 'One or more spaces'],
      ['A companion', 'With a companion card, free'],
    ],
    picture: <VenueArt of="pool" />,
  },
  {
    to: '/location-map',
    title: 'Places and their facts',
    text: 'A map and a list that say the same, by keyboard, by voice or by touch.',
    facts: [
      ['What is there', 'Measured, with a source'],
      ['How old', 'The day it was checked'],
    ],
    picture: <PlaceArt of="hoist" />,
  },
]

/** What can be booked, as three ways in. */
export function WhatToBook() {
  return (
    <section aria-labelledby="book-heading" className={css.band}>
      <h2 id="book-heading">Find it, then book it in the same place</h2>
      <div className={css.mosaic}>
        {tiles.map(({ to, title, text, facts, picture }) => (
          <article key={to} className={css.tile}>
            <div className={css.picture}>{picture}</div>
            <div className={css.words}>
              <h3>
                <PreloadLink to={to}>{title}</PreloadLink>
              </h3>
              <p>{text}</p>
              <dl>
                {facts.map(([term, detail]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{detail}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
