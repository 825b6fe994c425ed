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
    isFree
      ? 'If a need that you share is not met any more, such as a ramp or a hearing loop, you may cancel until it starts.'
      : 'If a need that you share is not met any more, such as a ramp or a hearing loop, you may cancel until it starts, with everything paid back.',
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
