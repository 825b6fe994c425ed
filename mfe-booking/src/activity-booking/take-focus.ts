/** As a ref: the heading of a part that takes the place of another takes the focus with it. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}
