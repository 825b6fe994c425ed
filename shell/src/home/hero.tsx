import { usePage } from '@waymark/web-kit/use-page'
import { Finder } from './finder.tsx'
import css from './hero.module.css'
import { HeroMap } from './hero-map.tsx'
import { HomeSearch } from './home-search.tsx'

/** What Waymark promises, and the finder. */
export function Hero() {
  const heading = usePage('Accessibility map and bookings')
  return (
    <div className={css.hero}>
      <div className={css.top}>
        <div className={css.inner}>
          <div className={css.words}>
            <h1 ref={heading.ref} tabIndex={-1}>
              Know it will work for you, before you go.
            </h1>
            <p className={css.lead}>
              Waymark shows what a place is really like: door widths, steps, ramps, hearing loops, quiet rooms. Each
              fact has a source and a date. Then you book it here, with no phone call.
            </p>
          </div>
        </div>
        <div className={css.picture}>
          <HeroMap />
        </div>
      </div>
      <div className={css.search}>
        <HomeSearch />
        <Finder />
      </div>
    </div>
  )
}
