import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'service-kit',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    env: { TZ: 'UTC' },
  },
})
