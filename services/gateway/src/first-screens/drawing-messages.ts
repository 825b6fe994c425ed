/** What the thread that draws is told. */
export type ToThread =
  | { readonly kind: 'draw'; readonly id: number; readonly file: string; readonly address: string }
  | { readonly kind: 'answer'; readonly askId: number; readonly answer: unknown }

/** What it says: calls that it needs answered, and what it has drawn. */
export type FromThread =
  | { readonly kind: 'ask'; readonly askId: number; readonly path: string; readonly input: unknown }
  | { readonly kind: 'drawn'; readonly id: number; readonly markup: string; readonly answers: string }
  | { readonly kind: 'notDrawn'; readonly id: number; readonly reason?: string }
