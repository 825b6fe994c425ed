import { activityKind } from '@waymark/domain/catalogue/activity-kinds'

/** The first id in a field that is no kind of activity, as a field error; undefined when all are. */
export function unknownKind(field: string, kindIds: readonly number[]): Record<string, string> | undefined {
  const index = kindIds.findIndex((id) => activityKind(id) === null)
  return index < 0 ? undefined : { [`${field}.${index}`]: 'Choose one from the list.' }
}
