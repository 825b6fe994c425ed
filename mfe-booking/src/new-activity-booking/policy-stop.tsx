import { Mark } from '@waymark/ui/mark'
import css from './new-activity-booking.module.css'

interface PolicyStopProps {
  readonly policyText: string
  readonly isFree: boolean
}

/** What becomes of the money and the spaces, in words, before anything is agreed. */
export function PolicyStop({ policyText, isFree }: PolicyStopProps) {
  const promises = [
    isFree ? 'It is free. If you cannot come, cancel so that somebody else can.' : policyText,
    'If something you rely on breaks, such as a ramp or a hearing loop, tell the organiser: they can cancel for you with everything paid back.',
    isFree
      ? 'If the organiser cancels, we tell you at once.'
      : 'If the organiser cancels, you get everything back by itself.',
  ]
  return (
    <ul className={css.promises}>
      {promises.map((text) => (
        <li key={text}>
          <Mark shape="disc" /> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
