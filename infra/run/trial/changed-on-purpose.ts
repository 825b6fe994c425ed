import { renamedTables, type TableAfter } from './compare-rows.ts'

/**
 * Why rows of an earlier release differ although nothing of it is lost: what people and jobs did during the trial, and what
 * migrations rewrite on purpose. By what differs, as `differencesOf` names it.
 */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.migration added$/, 'migrations of this release'],
  [/ renamed$/, 'another name'],
  [/^bullmq\./, 'jobs that ran'],
  [/^booking\.(booking|booking_series|booking_history|booking_staff|staff_time) added$/, 'booked during the trial'],
  [/^chat\.(conversation|participant) added$/, 'conversations of what was booked'],
  [/^identity\.(session|refresh_token) added$/, 'people who signed in'],
  [/^identity\.login_failure gone$/, 'wrong passwords are counted in sign_in_attempt'],
  [/^identity\.sign_in_attempt(\.| added$)/, 'a wrong password during the trial'],
  [/^notify\.(email|notification) added$/, 'told of what was booked'],
  [/^identity\.(account|user_profile|email_link) added$/, 'registered during the trial'],
  [/^map\.(private_)?venue\.(indexed_at|activities)$/, 'this release indexes every venue anew'],
  [
    /^(provider\.(service_area|activity)_picture\.(file|small)_key|provider\.(venue|activity)_fact\.photo_key|map\.private_venue\.picture_key)$/,
    'files of private places move to a private address',
  ],
  [/^booking\.activity_session\.listed_us$/, 'the open feed lists sessions again (booking.list-sessions)'],
]

/** What differs of a table: `booking.booking added`, `lost`, a column that changed, one that is gone. */
function differencesOf({ table, after, lost, added, changed, goneColumns }: TableAfter): readonly string[] {
  if (after === undefined) return [`${table} gone`]
  return [
    ...(lost > 0 ? [`${table} lost`] : []),
    ...(renamedTables[table] === undefined ? [] : [`${table} renamed`]),
    ...(added > 0 ? [`${table} added`] : []),
    ...Object.keys(changed).map((column) => `${table}.${column}`),
    ...goneColumns.map((column) => `${table}.${column} gone`),
  ]
}

/** A table that differs: why it should, and what of it nobody has a reason for. */
export function whyDifferent(table: TableAfter): {
  readonly why: readonly string[]
  readonly unexplained: readonly string[]
} {
  const found = differencesOf(table).map((what) => ({
    what,
    why: reasons.find(([pattern]) => pattern.test(what))?.[1],
  }))
  return {
    why: [...new Set(found.flatMap(({ why }) => why ?? []))],
    unexplained: found.flatMap(({ what, why }) => (why === undefined ? [what] : [])),
  }
}
