import { endsSoon, holdsOn } from '@waymark/domain/account/credentials'
import type { RequiredOfPerson } from '../db/credentials.ts'

/** Who lacks what on a day, by person. */
export function lackingPeople(rows: readonly RequiredOfPerson[], day: string) {
  const lacking = rows.filter(({ expiresOn }) => expiresOn === null || !holdsOn(expiresOn, day))
  return byPerson(lacking).map(({ of, ...name }) => ({
    ...name,
    lacks: of.map(({ kind, expiresOn }) => ({ kind, expiresOn })),
  }))
}

/** Who holds on a day what ends soon, by person. */
export function endingPeople(rows: readonly RequiredOfPerson[], day: string) {
  const ending = rows.flatMap((row) =>
    row.expiresOn !== null && endsSoon(row.expiresOn, day) ? [{ ...row, expiresOn: row.expiresOn }] : [],
  )
  return byPerson(ending).map(({ of, ...name }) => ({
    ...name,
    endsSoon: of.map(({ kind, expiresOn }) => ({ kind, expiresOn })),
  }))
}

function byPerson<Row extends RequiredOfPerson>(rows: readonly Row[]) {
  return [...Map.groupBy(rows, ({ userProfileId }) => userProfileId).values()].flatMap((of) =>
    of.slice(0, 1).map(({ userProfileId, firstName, lastName }) => ({ userProfileId, firstName, lastName, of })),
  )
}
