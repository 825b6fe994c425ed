/** What a page of the sandbox answers: markup, or where the browser goes next. */
export type PageAnswer =
  | { readonly status: 200 | 402 | 404 | 410 | 422; readonly page: string }
  | { readonly status: 303; readonly to: string }
