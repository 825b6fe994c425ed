import { texts } from '@waymark/domain/texts'
import { LogoLook, logoClassName } from '@waymark/ui/logo-look'
import { Link } from '@waymark/web-kit/router'
import { ThemeChoice } from '../display/theme-choice.tsx'
import { PreloadLink } from '../preload-link.tsx'
import css from './public-footer.module.css'

const groups = [
  {
    title: 'Find',
    links: [
      { to: '/location-map', label: 'Map of places' },
      { to: '/access-maps', label: 'Access maps' },
      { to: '/booking/book-service', label: 'Services at home' },
      { to: '/activity-booking/new-booking', label: 'Activities and events' },
    ],
  },
  {
    title: 'Organisations',
    links: [{ to: '/register-business', label: 'Register your organisation' }],
  },
  {
    title: 'Waymark',
    links: [
      { to: '/about-us', label: 'About us' },
      { to: '/help', label: 'Help centre' },
      { to: '/contact-us', label: 'Contact us' },
      { to: '/refer-friend', label: 'Refer a friend' },
    ],
  },
] as const

/** Footer of the public pages: the same links again, the display settings, and the legal pages. */
export function PublicFooter() {
  return (
    <footer className={css.foot}>
      <div className={css.inner}>
        <div className={css.top}>
          <div className={css.brand}>
            <Link to="/" className={logoClassName}>
              <LogoLook />
            </Link>
            <p>{texts.tagline}</p>
            <ThemeChoice />
          </div>
          <nav aria-label="Footer" className={css.nav}>
            {groups.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <PreloadLink to={to}>{label}</PreloadLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={css.end}>
          <p>
            We acknowledge Māori as tangata whenua of Aotearoa, and Aboriginal and Torres Strait Islander peoples as the
            Traditional Custodians of Country across Australia.
          </p>
          <p className={css.legal}>
            <Link to="/privacy-policy">Privacy policy</Link>
            <Link to="/terms-and-conditions">Terms and conditions</Link>
            <Link to="/accessibility-statement">Accessibility statement</Link>
            <Link to="/open-data">Open data</Link>
            <span>© {new Date().getFullYear()} Waymark</span>
          </p>
        </div>
      </div>
    </footer>
  )
}
