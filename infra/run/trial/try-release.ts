import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@waymark/postgres/start-postgres'
import { readRows } from '@waymark/postgres/stored-rows'
import { BookingLoad, type Kept } from '../faults/booking-load.ts'
import { installRelease } from '../machines/last-release.ts'
import { Machine } from '../machines/machine.ts'
import { programOf } from '../machines/program-of.ts'
import { runProgram } from '../machines/run-program.ts'
import { findFreePort } from '../suite/free-port.ts'
import { root } from '../tools/repository.ts'
import { compareRows, type TableAfter } from './compare-rows.ts'
import { compareShown, type ShownAfter } from './compare-shown.ts'
import { readContents } from './file-contents.ts'
import { openable, ownBookings } from './own-bookings.ts'
import { type SignedIn, signEverybodyIn } from './people.ts'
import { Requests, type Tried } from './requests.ts'
import { everythingShown, type Shown, showsOf } from './shown-calls.ts'

/** What became of an earlier release, its data and its people when this one was put in place while it served. */
export interface Trial {
  readonly tables: readonly TableAfter[]
  /** Stored files; `lost` are contents of before that no file has any more. */
  readonly files: Readonly<Record<'before' | 'after' | 'lost', number>>
  readonly migrateMs: number
  /** Status of each read at the release before while its database was migrated. */
  readonly readsMeanwhile: ReadonlyMap<number, number>
  readonly booked: Readonly<Record<'before' | 'meanwhile' | 'after', Tried>>
  /** What else was asked of the release before, before and afterwards. */
  readonly changes: Readonly<Record<'before' | 'after', ReadonlyMap<string, string>>>
  /** How many of the demo world's people signed in. */
  readonly people: Readonly<Record<'before' | 'thereAfter' | 'here', number>>
  readonly shownThere: ShownAfter
  readonly shownHere: ShownAfter
  /** Bookings in people's lists that opened before; how many of them are listed and open here. */
  readonly bookings: Readonly<Record<'before' | 'listed' | 'opened', number>>
  readonly kept: Kept
}

/** Lets an earlier release fill a database and serve, puts this one in place meanwhile, and compares. */
export async function tryRelease(commit: string): Promise<Trial> {
  await using opened = new AsyncDisposableStack()
  const tree = installRelease(commit)
  opened.defer(tree.remove)
  const folder = mkdtempSync(join(tmpdir(), 'waymark-trial-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  // PostgreSQL's account must reach its cluster; the folders within are its own.
  chmodSync(folder, 0o711)
  const WAYMARK_DATA = join(folder, 'data')
  const postgres = await startPostgres({ dataDir: WAYMARK_DATA })
  opened.defer(postgres.stop)
  const [oldPort, newPort] = [await findFreePort(), await findFreePort()]
  const env = {
    DATABASE_URL: postgres.adminUrl,
    WAYMARK_DATA,
    WAYMARK_SECRET: 'a secret of the trial, long enough',
    PUBLIC_URL: `http://localhost:${oldPort}`,
    STRIPE_SANDBOX: '0',
    CALLS_PER_MINUTE: '0',
    NODE_ENV: 'production',
  }
  await runProgram(programOf(tree.folder, 'fill'), { ...env, WAYMARK_WORLD: '"demo"' })
  const old = new Machine(oldPort, env, tree.folder)
  const now = new Machine(newPort, env)
  opened.defer(() => old.remove())
  opened.defer(() => now.remove())
  await old.start()

  const shows = await showsOf(tree.folder)
  const shownAt = async ({ address }: Machine, who: ReadonlyMap<string, SignedIn>) => {
    const all = new Map<string, Shown>()
    for (const [email, as] of who) all.set(email, await everythingShown(address, shows, as))
    return all
  }
  const filesFolder = join(WAYMARK_DATA, 'files')
  const requests = new Requests(old.address)
  await requests.begin()
  const people = await signEverybodyIn(old.address)
  const changesBefore = await requests.change('before')
  const bookedBefore = await requests.book()
  const bookings = new Map<string, Awaited<ReturnType<typeof ownBookings>>>()
  for (const [email, as] of people)
    bookings.set(email, await openable(old.address, await ownBookings(old.address, as), as))
  const shownBefore = await shownAt(old, people)
  const [rowsBefore, filesBefore] = [await readRows(postgres.connection), readContents(filesFolder)]

  const startedMs = Date.now()
  let migrateMs = 0
  const migration = runProgram(join(root, 'infra/run/commands/container-part.ts'), env, 'migrate').finally(() => {
    migrateMs = Date.now() - startedMs
  })
  const [bookedMeanwhile, readsMeanwhile] = await Promise.all([
    requests.book(),
    requests.readUntil(() => migrateMs > 0),
    migration,
  ])

  const peopleAfter = await signEverybodyIn(old.address)
  const changesAfter = await requests.change('after')
  const shownThere = compareShown(shownBefore, await shownAt(old, people))
  const bookedAfter = await requests.book()

  await now.start()
  const peopleHere = await signEverybodyIn(now.address)
  const shownHere = compareShown(shownBefore, await shownAt(now, peopleHere))
  const found = { before: 0, listed: 0, opened: 0 }
  for (const [email, theirs] of bookings) {
    found.before += theirs.length
    const as = peopleHere.get(email)
    if (as === undefined) continue
    const listed = new Set((await ownBookings(now.address, as)).map((one) => JSON.stringify(one)))
    found.listed += theirs.filter((one) => listed.has(JSON.stringify(one))).length
    found.opened += (await openable(now.address, theirs, as)).length
  }
  const tables = compareRows(rowsBefore, await readRows(postgres.connection))
  const filesAfter = readContents(filesFolder)
  return {
    tables,
    files: {
      before: filesBefore.length,
      after: filesAfter.length,
      lost: filesBefore.filter((content) => !filesAfter.includes(content)).length,
    },
    migrateMs,
    readsMeanwhile,
    booked: { before: bookedBefore, meanwhile: bookedMeanwhile, after: bookedAfter },
    changes: { before: changesBefore, after: changesAfter },
    people: { before: people.size, thereAfter: peopleAfter.size, here: peopleHere.size },
    shownThere,
    shownHere,
    bookings: found,
    kept: await requests.settleAt(new BookingLoad(now.address)),
  }
}
