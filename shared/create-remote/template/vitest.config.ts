import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: ['@waymark/web-kit/testing/clean-document'],
    testTimeout: 30_000,
    // They import style sheets, which Node does not know.
    server: { deps: { inline: [/@waymark\//] } },
  },
})
