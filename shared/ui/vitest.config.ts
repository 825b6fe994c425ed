import { defineProject } from 'vitest/config'

export default defineProject({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name: 'ui',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
