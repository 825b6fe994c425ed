import { expect, test } from 'vitest'
import { invitingForm, invitingOutcome } from './inviting.ts'

test('sends each address once by itself, with the rest of the form', () => {
  expect(invitingForm.toInput({ emails: 'hemi@example.org\nmere@example.org', message: 'Kia ora' })).toEqual({
    emails: ['hemi@example.org', 'mere@example.org'],
    message: 'Kia ora',
  })
})

test('says which address is not valid, at the field, and refuses none', () => {
  expect(invitingForm.check({ emails: 'hemi@example.org, nobody' }).emails).toContain('nobody')
  expect(invitingForm.check({ emails: '' }).emails).toBeTypeOf('string')
  expect(invitingForm.check({ emails: 'hemi@example.org, mere@example.org' })).toEqual({ emails: undefined })
})

test('puts the outcome for each address into words', () => {
  expect(invitingOutcome({ invited: ['a@b.nz'], tooSoon: [] })).toEqual({
    tone: 'success',
    title: '1 invitation is on the way.',
    tooSoon: null,
  })
  expect(invitingOutcome({ invited: [], tooSoon: ['a@b.nz', 'c@d.nz'] })).toMatchObject({
    tone: 'info',
    title: 'Nothing was sent.',
    tooSoon: expect.stringContaining('a@b.nz, c@d.nz'),
  })
})
