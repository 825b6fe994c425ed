import { expect, it } from 'vitest'
import { summaryOf } from './part.ts'

it('the summary ends with what did not pass, each by its file, and with parts that failed without naming a test', () => {
  const lines = summaryOf(
    [
      {
        name: 'Units',
        seconds: 61,
        run: {
          passed: 7,
          failed: 1,
          files: [{ file: 'a.test.ts', seconds: 2 }],
          failures: ['a.test.ts > adds\n\u001b[31mexpected 1 to be 2\u001b[39m'],
          flaky: ['b.test.ts > waits'],
        },
      },
      { name: 'Image', seconds: 5, run: { passed: 4, failed: 1, files: [], failures: [], flaky: [] } },
    ],
    66,
  )
  expect(lines).toEqual([
    'Time: 66 s',
    '   61.0 s  Units: 7 passed, 1 failed',
    '    5.0 s  Image: 4 passed, 1 failed',
    'Slowest files',
    '    2.0 s  a.test.ts',
    'Passed at the second try',
    '- b.test.ts > waits',
    'Failed',
    '- a.test.ts > adds\n  expected 1 to be 2',
    '- Image: 1, told where it ran',
  ])
})
