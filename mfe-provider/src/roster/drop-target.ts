import type { DragEvent } from 'react'
import type { RosterPerson } from './roster-query.ts'
import { type Held, workOf } from './roster-work.ts'
import type { Takers } from './use-takers.ts'

/** Work that is chosen or dragged, with who can take it once that is known. */
export interface Offered {
  readonly held: Held
  readonly takers: Takers | undefined
  /** Called where it is let go; undefined while nothing is dragged. */
  readonly onDrop: ((person: RosterPerson) => void) | undefined
}

/** Somebody's row shows whether they can take what is offered; it is let go only over those who can. */
export function dropTarget(person: RosterPerson, offered: Offered | null) {
  if (!offered) return {}
  const { takers, onDrop } = offered
  const isTaker = takers?.can.some((one) => one.person.userProfileId === person.userProfileId) ?? false
  if (!isTaker) return { 'data-drop': 'cannot' }
  if (!onDrop) return { 'data-drop': 'can' }
  return {
    'data-drop': 'can',
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      onDrop(person)
    },
  }
}

/** "Free then", or what keeps them; undefined for somebody who is given nothing new. */
export function offeredText({ userProfileId, ...person }: RosterPerson, { held, takers }: Offered): string | undefined {
  if (workOf(person).some(({ key }) => key === held.work.key)) return 'Has it now'
  if (!takers) return 'Looking'
  return [...takers.can, ...takers.cannot].find((one) => one.person.userProfileId === userProfileId)?.words
}
