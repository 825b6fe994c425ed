import { Link } from 'react-aria-components/Link'
import { LogoLook, logoClassName } from './logo-look.tsx'

export interface LogoProps {
  href?: string
  /** Leaves the word for screen readers only, where a phone has no room. */
  isCompact?: boolean
}

/** The mark and the word, as the link home. */
export function Logo({ href = '/', isCompact = false }: LogoProps) {
  return (
    <Link className={logoClassName} href={href}>
      <LogoLook isCompact={isCompact} />
    </Link>
  )
}
