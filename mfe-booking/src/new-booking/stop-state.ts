import { type FieldName, fields, type Problem, type StopId } from './booking-problems.ts'

/**
 * The problems to show: those of fields the person has left and, after an attempt to confirm, all of them. A day is
 * chosen, not typed, so its problem shows at once: another answer can make a time unavailable.
 */
export function shownProblems(
  problems: readonly Problem[],
  leftFields: ReadonlySet<FieldName>,
  hasTried: boolean,
): readonly Problem[] {
  return problems.filter(({ field, isOpen }) => hasTried || (!isOpen && (field === 'day' || leftFields.has(field))))
}

/** The state of a stop on the route line. */
export function stopState(
  stop: StopId,
  problems: readonly Problem[],
  shown: readonly Problem[],
): { readonly state: 'done' | 'mend' | 'open'; readonly stateText?: string } {
  const isHere = ({ field }: Problem) => fields[field].stop === stop
  const invalidFields = shown.filter(isHere).length
  if (invalidFields > 0)
    return { state: 'mend', stateText: `${invalidFields} ${invalidFields === 1 ? 'thing' : 'things'} to fix` }
  return { state: problems.some(isHere) ? 'open' : 'done' }
}
