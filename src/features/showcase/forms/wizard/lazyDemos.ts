/** The wizard with the library of its forms, fetched with the demo: the page is readable before they come. */
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const OrderWizard = lazyWithPreload(() =>
  import('./OrderWizard').then((module) => module.OrderWizard),
)
