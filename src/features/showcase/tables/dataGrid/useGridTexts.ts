import { use } from 'react'
import { textsPerLocale } from '#ui/intl/textsPerLocale'
import { useLocale } from '#ui/intl/useText'

const textsOf = textsPerLocale(import.meta.glob<typeof import('./texts/en')>('./texts/*.ts'))

/** The grid's own words in the app's language. Suspends until they are there. */
export function useGridTexts() {
  const { gridTexts } = use(textsOf(useLocale()))
  return gridTexts.components.MuiDataGrid.defaultProps.localeText
}
