/** An `index.ts` of calls with one handler more, in the order that the lint asks for: by file. */
export function withExport(index: string, key: string, file: string): string {
  const lines = index.split('\n').filter((line) => line !== '')
  const at = lines.findIndex((line) => (/from '\.\/(.+)\.ts'$/.exec(line)?.[1] ?? '') > file)
  return `${lines.toSpliced(at === -1 ? lines.length : at, 0, `export { ${key} } from './${file}.ts'`).join('\n')}\n`
}
