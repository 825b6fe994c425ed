import { describe, expect, it } from 'vitest'
import { changesBetween, merged, type UserDraft, userInput } from './user-draft.ts'

const before: UserDraft = {
  firstName: 'Mary',
  lastName: 'Pohatu',
  email: 'mary@example.org',
  phone: '',
  isAccountAdmin: false,
  isActive: true,
}

describe('editing a person', () => {
  it('sends an empty phone as null', () => {
    const row = { userProfileId: 7, version: 3 }
    expect(userInput(row, before)).toMatchObject({ userProfileId: 7, version: 3, phone: null })
    expect(userInput(row, { ...before, phone: '021 555 0199' })).toMatchObject({ phone: '021 555 0199' })
  })

  it('says what somebody else saved', () => {
    expect(changesBetween(before, { ...before, phone: '021 555 0100', isActive: false })).toEqual([
      { term: 'Phone', detail: '021 555 0100' },
      { term: 'Active', detail: 'No' },
    ])
  })

  it('keeps the draft over what was saved in the meantime, and takes over the rest', () => {
    const typed = { ...before, firstName: 'Mere' }
    const now = { ...before, firstName: 'Maria', phone: '021 555 0100' }
    expect(merged(before, typed, now)).toEqual({ ...now, firstName: 'Mere' })
  })
})
