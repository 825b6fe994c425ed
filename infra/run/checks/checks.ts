import { apps } from '../build/apps.ts'
import { isBuildCurrent } from '../build/build-apps.ts'
import { runTool, type ToolResult } from '../tools/tool.ts'
import { checkCallTests } from './call-tests.ts'
import { checkScreenBudgets } from './screen-budgets.ts'
import { one, sum, type Tally } from './tally.ts'
import { checkText } from './words.ts'

const checks = [
  { name: 'types of the server', tool: 'tsc', args: ['-p', 'tsconfig.node.json'] },
  { name: 'types of the browser', tool: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { name: 'lint and format', tool: 'biome', args: ['ci', '--colors=off', '--error-on-warnings', '.'] },
  {
    name: 'boundaries',
    tool: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      'shared',
      'services',
      ...apps.map(({ folder }) => folder),
      'infra',
    ],
  },
  {
    name: 'nothing unused, nothing undeclared',
    tool: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
  },
] as const

/** Types, lint, boundaries, dependencies, the glossary and where tests are; says what each found. */
export async function runChecks(stop?: AbortSignal): Promise<Tally> {
  const tallies: Tally[] = []
  const report = (name: string, { ok, output }: Pick<ToolResult, 'ok' | 'output'>) => {
    process.stdout.write(ok ? `ok      ${name}\n` : `failed  ${name}\n${output}\n`)
    tallies.push(one(ok))
  }
  for (const { name, tool, args } of checks) {
    stop?.throwIfAborted()
    report(name, await runTool(tool, args, { stop }))
  }
  report('words of the glossary', checkText())
  report('tests of calls beside their calls', checkCallTests())
  // `npm test` builds beside this, and looks then.
  if (isBuildCurrent()) report('what each screen loads', checkScreenBudgets())
  return sum(tallies)
}
