import type { RouteStop } from '@waymark/ui/route-line'
import { formatCount } from '@waymark/web-kit/format'
import type { SpacesDraft } from './spaces-draft.ts'

type StopState = Pick<RouteStop, 'state' | 'stateText'>

/** How the two stops that are filled in stand: something to fix, unanswered, or done. */
export function stopStates(
  errors: Readonly<Record<string, string>>,
  draft: SpacesDraft,
): { readonly people: StopState; readonly details: StopState } {
  const paths = Object.keys(errors)
  const ofPeople = paths.filter((path) => path.startsWith('people')).length
  const named = draft.people.every(
    ({ name, companion }) => name.trim() !== '' && (companion === null || companion.name.trim() !== ''),
  )
  const { firstName, lastName, contactEmail } = draft
  const needed = [firstName, lastName, contactEmail]
  return {
    people: stateOf(ofPeople, named),
    details: stateOf(
      paths.length - ofPeople,
      needed.every((text) => text.trim() !== ''),
    ),
  }
}

function stateOf(invalidFields: number, isDone: boolean): StopState {
  if (invalidFields > 0) return { state: 'invalid', stateText: `${formatCount(invalidFields, 'thing')} to fix` }
  return { state: isDone ? 'done' : 'open' }
}
