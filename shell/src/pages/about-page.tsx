import { LinkButton } from '@waymark/ui/link-button'
import { ForOrganisations } from '../home/for-organisations.tsx'
import { HowItFits } from '../home/how-it-fits.tsx'
import css from './about-page.module.css'
import { TextPage } from './text-page.tsx'

/** Who Waymark is for and how it works; repeats the parts of the front page for people who are signed in. */
export function AboutPage() {
  return (
    <>
      <TextPage lead="Waymark is an accessibility map and a place to book, for Aotearoa New Zealand and Australia.">
        <p>
          Too often the only way to know whether a place works is to go there and find out. A tick that says
          “accessible” does not tell you how wide the door is, who looked, or when. Waymark shows the facts themselves,
          with their source and their age, and says plainly when nobody knows.
        </p>
        <h2>What you can do here</h2>
        <ul>
          <li>Find places on a map or in a list that says the same, and filter them by what you need.</li>
          <li>Keep a shortlist of places and organisations that suit you.</li>
          <li>Book services at your address, at times that are really free, for yourself or for somebody else.</li>
          <li>Change or cancel a booking, and send messages to the people who come.</li>
        </ul>
        <h2>Who runs the places</h2>
        <p>
          Organisations describe their own locations, services and activities. Each fact says who gave it and when it
          was last checked. If one is wrong, tell the organisation, or us.
        </p>
        <h2>Made to be used by everybody</h2>
        <p>
          Waymark works with a keyboard, a screen reader, a switch, at 400 % zoom and in high contrast. Where it does
          not work for you, that is our fault, and we want to know.
        </p>
        <p className={css.actions}>
          <LinkButton variant="primary" href="/location-map">
            Open the map
          </LinkButton>
          <LinkButton href="/contact-us">Contact us</LinkButton>
        </p>
      </TextPage>
      <div className={css.parts}>
        <HowItFits />
        <ForOrganisations />
      </div>
    </>
  )
}
