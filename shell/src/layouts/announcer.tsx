import { useAnnouncement } from '@waymark/web-kit/announcement'
import css from './announcer.module.css'

/** Announces new pages and results to screen readers. */
export function Announcer() {
  const text = useAnnouncement((said) => said.text)
  return (
    <div className={css.announcer} role="status">
      {text}
    </div>
  )
}
