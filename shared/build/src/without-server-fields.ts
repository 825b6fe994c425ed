/** Fields of a call, each on a line of its own, that only the server and the description of the API read. */
const serverField =
  /^ {4}(?:(?:mayLag|isPrivateRead|notWhileActing|cacheSeconds|maxBodyBytes): [\w *]+|summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`)),$/gm

/** A webpack loader: leaves out what no page reads of a call. */
export default function withoutServerFields(source: string): string {
  return source.includes('defineCall(') ? source.replace(serverField, '') : source
}
