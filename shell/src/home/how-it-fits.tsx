import { AccessFit } from '@waymark/ui/access-fit'
import { FitBadge, type FitState } from '@waymark/ui/fit-badge'
import { Measure } from '@waymark/ui/measure'
import { VenueArt } from '@waymark/ui/venue-art'
import css from './how-it-fits.module.css'

interface ExampleNeed {
  readonly weight: 'Must' | 'Would help'
  readonly need: string
  readonly fact: string
  readonly source: string
  readonly state: FitState
}

const example: readonly ExampleNeed[] = [
  {
    weight: 'Must',
    need: 'A doorway of at least 80 cm',
    fact: '82 cm, main entrance',
    source: 'Measured by staff, checked 3 months ago',
    state: 'met',
  },
  {
    weight: 'Must',
    need: 'No steps, street to counter',
    fact: 'Level, by a 1:14 ramp on the left',
    source: 'Photo by a visitor, checked 3 months ago',
    state: 'met',
  },
  {
    weight: 'Would help',
    need: 'A hearing loop',
    fact: 'At the counter only, for hearing aids with a T-coil',
    source: 'Library website, checked 5 weeks ago',
    state: 'met',
  },
  {
    weight: 'Would help',
    need: 'A quiet hour',
    fact: 'Nobody has told us yet',
    source: 'So it does not count as met',
    state: 'unknown',
  },
  {
    weight: 'Must',
    need: 'A toilet with wheelchair space on the right',
    fact: 'Wheelchair space on the left only',
    source: 'Measured by staff, checked 3 months ago',
    state: 'notMet',
  },
]

const promises = [
  {
    title: 'Unknown is never a yes',
    text: 'If nobody has checked, we say so. A missing fact does not raise your fit.',
  },
  {
    title: 'Facts have an age',
    text: '“Checked 14 months ago” is in plain sight, with who checked it, so that you can decide how far to trust it.',
  },
  {
    title: 'Your needs are yours',
    text: 'You choose what to share with the people who come. Nobody else sees it.',
  },
] as const

/** What Access Fit is, by one example. */
export function HowItFits() {
  return (
    <section id="fit" aria-labelledby="fit-heading" className={css.band}>
      <div className={css.head}>
        <h2 id="fit-heading">Say once what you need. Every place answers.</h2>
        <p>
          You list your needs once. Waymark checks them against each place, and shows you the fact behind every answer.
          We call it your Access Fit. This is an example.
        </p>
      </div>
      <div className={css.panel}>
        <div className={css.place}>
          <div className={css.picture}>
            <VenueArt of="library" />
          </div>
          <div className={css.placeWords}>
            <h3>A community library</h3>
            <p>An example, with five needs of one person</p>
            <p className={css.sum}>
              <AccessFit needs={example.map(({ state }) => state)} form="full" />
            </p>
          </div>
        </div>
        <table className={css.table}>
          <caption>Example: the needs of one person, and what a library answers</caption>
          <thead>
            <tr>
              <th scope="col">What you need</th>
              <th scope="col">What is there</th>
              <th scope="col">Your fit</th>
            </tr>
          </thead>
          <tbody>
            {example.map(({ weight, need, fact, source, state }, index) => (
              <tr key={need}>
                <th scope="row">
                  <span className={css.weight}>{weight}</span>
                  {need}
                  {index === 0 && (
                    <span className={css.measure}>
                      <Measure need={80} have={82} />
                    </span>
                  )}
                </th>
                <td>
                  <span>{fact}</span>
                  <span className={css.source}>{source}</span>
                </td>
                <td>
                  <FitBadge state={state} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={css.promises}>
        {promises.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
