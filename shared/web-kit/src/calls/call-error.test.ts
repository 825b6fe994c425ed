import { expect, test } from 'vitest'
import { failedTitle, networkError, noAnswerError } from './call-error.ts'

test('a notice says that nothing was saved only where that is known', () => {
  const titles = [noAnswerError('change', true), noAnswerError('change', false), networkError(524)].map((error) =>
    failedTitle(error, 'Not saved.'),
  )
  expect(titles).toEqual(['Not saved.', 'Please note.', 'Please note.'])
})
