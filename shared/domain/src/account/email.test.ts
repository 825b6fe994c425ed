import { expect, test } from 'vitest'
import { emailKey, emailsIn, isEmail, isSameEmail, stripEmail } from './email.ts'

test('strips all spaces, keeps case for display and ignores it when comparing', () => {
  expect(stripEmail(' Hemi. Parata @demo.test\t')).toBe('Hemi.Parata@demo.test')
  expect(emailKey(' Hemi @Demo.Test')).toBe('hemi@demo.test')
  expect(isSameEmail('A@demo.test', 'a@DEMO.test ')).toBe(true)
  expect(isSameEmail('a@demo.test', 'b@demo.test')).toBe(false)
})

test('requires a name, one @ and a domain with a dot', () => {
  for (const address of ['a@b.nz', 'hēmi+x@long.example.org', `${'a'.repeat(64)}@b.nz`])
    expect(isEmail(address)).toBe(true)
  for (const address of [
    '',
    'a',
    'a@b',
    '@b.nz',
    'a@@b.nz',
    'a@b@c.nz',
    'a@.nz',
    'a@b.',
    'a@b..nz',
    'a b@c.nz',
    `${'a'.repeat(65)}@b.nz`,
    `a@${'b'.repeat(250)}.nz`,
  ])
    expect(isEmail(address), address).toBe(false)
})

test('finds several typed or pasted addresses, each once', () => {
  expect(emailsIn('a@b.nz, c@d.nz;e@f.nz\n\ng@h.nz')).toEqual(['a@b.nz', 'c@d.nz', 'e@f.nz', 'g@h.nz'])
  expect(emailsIn('a@b.nz c@d.nz')).toEqual(['a@b.nz', 'c@d.nz'])
  expect(emailsIn('Mere Pōtae <mere@b.nz>, hemi @ b.nz')).toEqual(['mere@b.nz', 'hemi@b.nz'])
  expect(emailsIn('a@b.nz, A@B.nz')).toHaveLength(1)
  expect(emailsIn(' \n, ')).toEqual([])
  expect(emailsIn('not one')).toEqual(['notone'])
})
