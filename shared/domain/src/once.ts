/** Makes a value when it is first asked for, such as a format: the browser's first one takes a tenth of a second on a cheap phone. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
