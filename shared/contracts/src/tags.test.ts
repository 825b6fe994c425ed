import { describe, expect, it } from 'vitest'
import { account } from './account.ts'
import { activitySession } from './activity-session.ts'
import { business } from './business.ts'
import { calls } from './calls.ts'
import { callName } from './changes-data.ts'
import type { Call } from './define-call.ts'
import { liveEventChanges } from './notification.ts'
import { payment } from './payment.ts'
import { type Tag, tags } from './tags.ts'
import { venueFile } from './venue-file.ts'

const all: readonly Call[] = Object.values(calls)
  .flatMap((groups): object[] => Object.values(groups))
  .flatMap((group): Call[] => Object.values(group))

/** First words of the names of calls that read. */
const readingText: readonly string[] = ['get', 'is', 'validate', 'export', 'download', 'compare']

const unused = (used: readonly (readonly Tag[] | undefined)[]) => tags.filter((tag) => !used.flat().includes(tag))
const paths = (found: readonly Call[]) => found.map(({ path }) => path)

describe('what calls read and change', () => {
  it('has no tag that nothing reads or nothing changes', () => {
    expect(unused(all.map(({ reads }) => reads))).toEqual([])
    expect(unused([...all.map(({ changes }) => changes), ...Object.values(liveEventChanges)])).toEqual([])
  })

  it('declares the changes of every call that writes', () => {
    const soundsLikeReading = ({ path }: Call) => readingText.includes(callName(path).split('-')[0] ?? '')
    const posts = all.filter(({ method }) => method === 'POST')
    expect(paths(posts.filter((call) => !soundsLikeReading(call) && call.changes === undefined))).toEqual([
      venueFile.checkVenueFile.path,
      activitySession.checkActivitySessionDates.path,
      payment.staGetPaymentKey.path,
    ])
    expect(paths(posts.filter((call) => soundsLikeReading(call) && call.changes !== undefined))).toEqual([
      account.getSignInChallenge.path,
      account.getUserToken.path,
      account.getSubscriptionCheckoutId.path,
      business.getConnectionAccountStripe.path,
    ])
  })

  it('allows changes by POST only', () => {
    expect(paths(all.filter(({ method, changes }) => method === 'GET' && changes !== undefined))).toEqual([])
  })

  it('names a tag once', () => {
    const twice = (named: readonly Tag[] = []) => new Set(named).size < named.length
    expect(paths(all.filter(({ reads, changes }) => twice(reads) || twice(changes)))).toEqual([])
  })
})
