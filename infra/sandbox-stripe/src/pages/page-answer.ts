/** The answer of a page: markup, or a redirect. */
export type PageAnswer =
  | { readonly status: 200 | 402 | 404 | 410 | 422; readonly page: string }
  | { readonly status: 303; readonly to: string }
