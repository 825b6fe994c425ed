import Building from 'lucide-react/icons/building-2'
import { ActionLink } from '../action-link.tsx'
import css from './for-organisations.module.css'

const kinds = [
  {
    name: 'Service providers',
    text: 'Weekly times, staff and leave in one calendar. Two people can never be given the same hour.',
  },
  {
    name: 'Activity operators',
    text: 'Sessions with their spaces counted, never oversold, and a list of who comes and what they need.',
  },
  { name: 'Councils and networks', text: 'An access map of your town, with your logo, that everybody can open.' },
  { name: 'Hybrid organisations', text: 'Services and activities together, for every location you run.' },
] as const

/** What Waymark is for those who run places, services and activities. */
export function ForOrganisations() {
  return (
    <section id="organisations" aria-labelledby="organisations-heading" className={css.band}>
      <div className={css.inner}>
        <div>
          <h2 id="organisations-heading">For organisations: open your door to everyone.</h2>
          <p className={css.lead}>
            List your places, keep your facts fresh, and take bookings from people who already know they can come.
          </p>
          <p className={css.actions}>
            <ActionLink variant="onDeep" icon={Building} to="/register-business">
              Register your organisation
            </ActionLink>
            <ActionLink variant="onDeepQuiet" to="/contact-us">
              Talk to us
            </ActionLink>
          </p>
        </div>
        <dl className={css.kinds}>
          {kinds.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
