import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { TestRun } from './part.ts'

/** A reporter for Vitest: writes what it counted and what failed to a file. */
export class UnitReporter implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[], errorsBetweenTests: readonly SerializedError[]): void {
    writeFileSync(this.#file, JSON.stringify(readRun(modules, errorsBetweenTests)))
  }
}

function readRun(modules: readonly TestModule[], errorsBetweenTests: readonly SerializedError[]): TestRun {
  const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })))
  const failed = tests.filter(({ test }) => test.result().state === 'failed')
  const failures = [
    ...failed.map(({ module, test }) => describe(module, test.fullName, test.result().errors)),
    // A file that did not load, a hook of a suite.
    ...modules.flatMap((module) =>
      [module, ...module.children.allSuites()]
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => describe(module, suite.type === 'suite' ? suite.fullName : '', suite.errors())),
    ),
    ...errorsBetweenTests.map((error) => `between the tests: ${error.stack ?? error.message}`),
  ]
  return {
    passed: tests.filter(({ test }) => test.result().state === 'passed').length,
    failed: failures.length,
    files: modules.map((module) => ({
      file: module.relativeModuleId,
      seconds: module.diagnostic().duration / 1000,
    })),
    failures,
    flaky: tests
      .filter(({ test }) => test.diagnostic()?.flaky === true)
      .map(({ module, test }) => describe(module, test.fullName, test.result().errors)),
  }
}

function describe(module: TestModule, name: string, errors: readonly SerializedError[] | undefined): string {
  return [`${module.relativeModuleId} > ${name}`, ...(errors ?? []).map(({ message }) => message)].join('\n')
}
