import { describe, expect, it } from 'vitest'
import { gone, standingRefusal, takesAdmin, takesRights } from './standing.ts'

const admin = { isActive: true, isAccountAdmin: true }
const member = { isActive: true, isAccountAdmin: false }
const formerAdmin = { isActive: false, isAccountAdmin: true }
const alone = { isOneself: false, hasOtherAdmin: false }
const beside = { isOneself: false, hasOtherAdmin: true }

describe('a change of what a person is', () => {
  it.each([
    ['an admin who becomes a member', admin, member, true, true],
    ['an admin who is deactivated', admin, formerAdmin, true, true],
    ['an admin who deletes their account', admin, gone, true, true],
    ['a member who is deactivated', member, gone, false, true],
    ['a deactivated admin who loses the flag', formerAdmin, gone, false, true],
    ['a member who becomes an admin', member, admin, false, false],
    ['a deactivated admin who comes back', formerAdmin, admin, false, false],
    ['a name alone', admin, admin, false, false],
  ])('%s', (_what, before, after, takesAnAdmin, takesARight) => {
    expect([takesAdmin(before, after), takesRights(before, after)]).toEqual([takesAnAdmin, takesARight])
    expect(standingRefusal(before, after, alone)).toBe(takesAnAdmin ? 'LastAdmin' : null)
    expect(standingRefusal(before, after, beside)).toBeNull()
    expect(standingRefusal(before, after, { ...beside, isOneself: true })).toBe(takesARight ? 'NotYourself' : null)
  })
})
