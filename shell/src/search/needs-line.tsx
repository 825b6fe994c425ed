import { Icon } from '@waymark/ui/icon'
import { formatCount } from '@waymark/web-kit/format'
import { Link } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import css from './search-page.module.css'

interface NeedsLineProps {
  /** How many needs the answers were compared with. */
  readonly count: number
}

/** What the answers are compared with, and where to say or change it. */
export function NeedsLine({ count }: NeedsLineProps) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  return (
    <p className={css.needs}>
      <Icon of={SlidersHorizontal} />
      {count > 0 ? (
        <span>
          <b>Checked against your {formatCount(count, 'need')}.</b> <Link to="/user/needs">Change what you need</Link>
        </span>
      ) : (
        <span>
          Say once what you need, and each answer tells you if it is there.{' '}
          <Link to={isSignedIn ? '/user/needs' : '/register'}>Say what you need</Link>
        </span>
      )}
    </p>
  )
}
