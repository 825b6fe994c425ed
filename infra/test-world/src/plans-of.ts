import { CompiledQuery, createQueryId, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely'

/** The plans of every statement that `work` runs, as the services run them. */
export async function plansOf<DB>(db: Kysely<DB>, work: (recorded: Kysely<DB>) => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = []
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(db.withPlugin(recorder))
  const plans: string[] = []
  for (const node of nodes) {
    const compiled = db.getExecutor().compileQuery(node, createQueryId())
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain (analyze, buffers, costs off) ${compiled.sql}`, [...compiled.parameters]),
    )
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}

/** How many pages a plan read, all of them in memory. */
export const pagesOf = (plan: string) => Number(/shared hit=(\d+)/.exec(plan)?.[1] ?? 0)
