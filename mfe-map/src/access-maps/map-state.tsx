import type { AccessMapStatus } from '@waymark/domain/place/access-map'
import { Mark } from '@waymark/ui/mark'
import { stateWord } from './access-map.ts'
import css from './access-maps.module.css'

const shapes = { Draft: 'dashed-square', Requested: 'ring', Declined: 'octagon', Published: 'disc' } as const

/** Where a map stands, as a word and a shape. */
export function MapState({ status, isPublic }: { readonly status: AccessMapStatus; readonly isPublic: boolean }) {
  return (
    <span className={css.state} data-status={status}>
      <Mark shape={shapes[status]} />
      {stateWord(status, isPublic)}
    </span>
  )
}
