/** Radio buttons, checkboxes and switches, fetched with the first demo of theirs: the page is readable before they come. */
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const SelectForm = lazyWithPreload(() =>
  import('./SelectForm').then((module) => module.SelectForm),
)
export const ChoicesForm = lazyWithPreload(() =>
  import('./ChoicesForm').then((module) => module.ChoicesForm),
)
