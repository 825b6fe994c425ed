import { defineConfig } from 'vitest/config'
import { UnitReporter } from './infra/run/checks/unit-report.ts'
import { keepTemporaryFilesInMemory } from './infra/run/tools/temporary-files.ts'

// Every test process inherits it: a wall time that leaks into a test must not depend on the machine.
process.env.TZ = 'UTC'
keepTemporaryFilesInMemory(process.env)

/** What a change does not reach, though an import says so: `npm test -- --changed` names it. */
const beside = process.env.TESTS_BESIDE_CHANGE?.split(' ') ?? []
/** Where `npm test` reads what failed. */
const report = process.env.UNIT_REPORT
const never = ['**/node_modules/**', '**/dist/**', ...beside]

/** Projects by what a test stands on: nothing, a real PostgreSQL, or a document. */
export default defineConfig({
  test: {
    reporters: report === undefined ? ['default'] : ['default', new UnitReporter(report)],
    // Vitest leaves one core free by default, which halves a machine of two.
    maxWorkers: '100%',
    // None on a desk, where a flake is to be seen; the gate of a change lists what needed its second one.
    retry: Number(process.env.SECOND_TRY ?? 0),
    // The files of a worker share its modules and its document, which take longer to make than most tests take to run.
    // A test leaves nothing behind: `--sequence.shuffle` shows whether one does.
    isolate: false,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'shared/{domain,contracts,build}/**/*.test.ts',
            'infra/{run,postgres,basemap,deploy,packages}/**/*.test.ts',
          ],
          exclude: [...never, 'infra/run/machines/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'services',
          include: [
            'services/*/**/*.test.ts',
            'shared/service-kit/**/*.test.ts',
            'infra/{sandbox-stripe,test-world,demo-world,db-types,bench}/**/*.test.ts',
            'infra/run/machines/*.test.ts',
          ],
          exclude: never,
          globalSetup: ['infra/test-world/src/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['{shell,mfe-*}/**/*.test.{ts,tsx}', 'shared/{ui,web-kit}/**/*.test.{ts,tsx}'],
          exclude: never,
          environment: 'jsdom',
          setupFiles: ['shared/web-kit/src/testing/clean-document.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
