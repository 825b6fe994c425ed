/** Rows found by their ids, in the order of the ids; an id without a row is left out. */
export function inOrderOf<Id, Row extends { readonly id: Id }>(ids: readonly Id[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
